"""The balance of Goryokaku's reconstructed numbers, measured with computer players."""
