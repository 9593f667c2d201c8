"""The web app: pages are pure functions, routes fetch and send."""
