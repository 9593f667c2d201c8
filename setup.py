"""The compiled part of the wheel: what is hot as one mypyc unit, nothing with TAKUJO_PURE=1.

Run by scripts/wheel.py on a copy of the sources, never in the checkout.
"""

import os
import runpy
import subprocess
from multiprocessing.pool import ThreadPool
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Nothing but the modules' own entries is called from outside the unit, so calls inside it need no
# table of symbols, and gcc may inline across files when it links. No other compiler is told to:
# what its linker can do is not known, and a wheel that does not link is a pure one.
TIGHT = ["-O3", "-fvisibility=hidden", "-fno-plt"]
AT_LINK = ["-flto=auto"]
UNIT = "__mypyc"  # how mypyc ends the name of what holds all the code


class OnAllCores(build_ext):
    """Compiles the C files of one extension side by side; setuptools takes them one by one."""

    def build_extension(self, ext: Extension) -> None:
        """Compile every source, then let setuptools link the objects."""
        flags = self.flags() if ext.name.endswith(UNIT) else []  # the rest only load the unit
        ext.extra_link_args += flags

        def compiled(source: str | os.PathLike[str]) -> str:
            (made,) = self.compiler.compile(
                [os.fspath(source)],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args + flags,
                depends=ext.depends,
            )
            return str(made)

        with ThreadPool(os.cpu_count()) as pool:
            ext.extra_objects += pool.map(compiled, ext.sources, chunksize=1)
        ext.sources = []
        super().build_extension(ext)

    def flags(self) -> list[str]:
        """How this compiler makes the unit faster than it does by itself."""
        if self.compiler.compiler_type != "unix":
            return []
        asked = [self.compiler.compiler_so[0], "--version"]
        made_by = subprocess.run(asked, capture_output=True, text=True).stdout
        return TIGHT + AT_LINK if "Free Software Foundation" in made_by else TIGHT


def sources() -> list[str]:
    """Every module that is compiled."""
    package = Path("src/takujo")
    compiled = runpy.run_path(str(package / "build.py"))["compiled_sources"]
    return [str(path) for path in compiled(package)]


if os.environ.get("TAKUJO_PURE") == "1":
    setup()
else:
    from mypyc.build import mypycify

    # With inlining at the link as fast as one single C file, and sooner compiled.
    unit = mypycify(sources(), opt_level="3", debug_level="0", multi_file=True, group_name="takujo")
    setup(
        ext_modules=[module for module in unit if isinstance(module, Extension)],
        cmdclass={"build_ext": OnAllCores},
        options={"build_ext": {"parallel": "2"}},
    )
