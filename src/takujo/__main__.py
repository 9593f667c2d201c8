"""``python -m takujo`` is the command ``takujo``."""

from takujo.cli.app import main

if __name__ == "__main__":
    main()
