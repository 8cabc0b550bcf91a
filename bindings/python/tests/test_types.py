"""The package is typed, and the types tell what is there."""

import ast
from importlib import resources

import atoll
from atoll import _atoll


def test_the_stub_has_every_name_and_no_other():
    folder = resources.files(atoll)
    assert folder.joinpath("py.typed").is_file()
    stub = ast.parse(folder.joinpath("_atoll.pyi").read_text())
    classes = {node.name: node for node in stub.body if isinstance(node, ast.ClassDef)}
    functions = {node.name for node in stub.body if isinstance(node, ast.FunctionDef)}
    there = {name for name in vars(_atoll) if not name.startswith("_")}
    shapes = {name for name, node in classes.items() if any(getattr(b, "id", "") == "TypedDict" for b in node.bases)}
    assert functions | (set(classes) - shapes) == there
    for name in set(classes) - shapes:
        told = {node.name for node in classes[name].body if isinstance(node, ast.FunctionDef)}
        real = {one for one in vars(getattr(_atoll, name)) if not one.startswith("_")}
        assert {one for one in told if not one.startswith("_")} == real, name
        assert all(getattr(_atoll, name).__dict__[one].__doc__ for one in real), name


def test_all_that_is_named_is_there():
    assert all(hasattr(atoll, name) for name in atoll.__all__)
    assert atoll.__version__.count(".") == 2
