"""The code of the guide runs, block after block, and prints what it says."""

import contextlib
import io
import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "python.md"
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n?```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)


def test_the_guide_runs():
    blocks = BLOCK.findall(GUIDE.read_text())
    assert len(blocks) > 8
    names = {"__name__": "guide"}
    for code, expected in blocks:
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(code, str(GUIDE), "exec"), names)
        if expected:
            assert said.getvalue().strip() == expected.strip(), code


@pytest.mark.parametrize("slug", ["coral", "coralia", "reef", "islands", "relief"])
def test_the_guide_tells_every_plane(slug):
    import atoll

    text = GUIDE.read_text()
    for plane in atoll.load(slug, seats=2).planes:
        shape = " × ".join(str(side) for side in plane["shape"])
        assert f"| {slug} | `{plane['name']}` | {shape} | {plane['about']} |" in text, plane
