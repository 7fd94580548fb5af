"""Skin of one car: mesh, masks and the small depths they press into it."""
import numpy as np
import details
import faces
from curves import smooth
from shape import Shape
from skin import mesh


def _normals(v, q):
    n = np.zeros_like(v)
    face = np.cross(v[q[:, 2]] - v[q[:, 0]], v[q[:, 3]] - v[q[:, 1]])
    for k in range(4):
        np.add.at(n, q[:, k], face)
    return n / (np.linalg.norm(n, axis=1, keepdims=True) + 1e-12)


def _masks(shape, front, rear, closed, x, y, z):
    side = details.side_glass(shape, x, y, z)
    screen = details.windscreen(shape, x, y, z)
    back = details.rear_glass(shape, x, y, z)
    m = faces.front(shape, front, closed, x, y, z)
    m.update(faces.rear(shape, rear, x, y, z))
    m['side'] = side
    m['glass'] = np.minimum(np.minimum(side, screen), back)
    m['pillar'] = np.maximum(details.pillars(shape, x, y, z), side)
    edge = np.minimum(-screen, -back)
    m['cowl'] = details.cowl(shape, x, y, z)
    m['trim'] = np.where(side < 0.2, np.abs(side - 0.005) - 0.010, details.FAR)
    m['seam'] = details.nearest(
        details.door_seams(shape, x, y, z), details.bonnet_seam(shape, x, y, z), details.boot_seam(shape, x, y, z)
    )
    m['handle'] = details.handles(shape, x, y, z)
    m['clad'] = details.cladding(shape, x, y, z)
    m['arch'] = np.where(y > 0.45 * shape.half, shape.wheel_distance(x, z), details.FAR)
    return m


def _depth(m, clad):
    """How deep each mask lies under (or, negative, over) the skin, in metres."""
    press = lambda d, deep, soft: deep * (1 - smooth(-soft, soft * 0.15, d))
    out = press(m['side'], 0.004, 0.008)
    out = np.maximum(out, press(m['glass'], 0.003, 0.008))
    out = np.maximum(out, press(m['grille'], 0.030, 0.022))
    out = np.maximum(out, press(m['intake'], 0.045, 0.030))
    out = np.maximum(out, press(m['diffuser'], 0.018, 0.03))
    out = np.maximum(out, press(m['plate'], 0.022, 0.03))
    out = np.maximum(out, press(m['gloss'], 0.005, 0.010))
    out = np.maximum(out, press(m['tail'], -0.0, 0.01))
    out = np.maximum(out, 0.004 * np.exp(-((m['handle'] - 0.004) / 0.008) ** 2))
    out = np.maximum(out, 0.0035 * np.exp(-(m['seam'] / 0.0045) ** 2) * smooth(0.0, 0.012, m['tail']))
    if clad > 0:
        out -= press(m['clad'], 0.007, 0.012)
    return out


def build(style, measure, look, step=0.008):
    """Vertices, quads, masks and shape of a car's skin. `look`: front, rear, closed."""
    shape = Shape(style, measure)
    lo, hi = (-0.1, 0.0, 0.06), (shape.length + 0.1, shape.half + 0.12, shape.height + 0.08)
    inner = (0.75, 0.0, 0.50), (shape.length - 0.80, 0.40 * shape.half, 0.72)
    v, q = mesh(shape.field, lo, hi, *inner, step)
    x, y, z = v[:, 0], np.abs(v[:, 1]), v[:, 2]
    m = _masks(shape, look['front'], look['rear'], look['closed'], x, y, z)
    n = _normals(v, q)
    skin = v - n * _depth(m, style['clad'])[:, None]
    keep = ~np.all(m['arch'][q] < -0.012, axis=1)
    return shape, skin, q[keep], m, v, n
