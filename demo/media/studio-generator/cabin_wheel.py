"""Steering wheel, its column and stalks."""
import numpy as np
from curves import smooth
from meshes import add, sheet, tube
from solids import cushion, plate, turned

TILT = 24.0


def _rim(R, r):
    """Ring flattened below, thicker where the hands rest: points, quads, and the angle of each point."""
    a = np.linspace(0, 2 * np.pi, 360, endpoint=False)
    b = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    x, z = R * np.cos(a), R * np.sin(a)
    flat = -R * 0.86
    z = np.where(z < flat + 0.02, flat + 0.02 - 0.35 * (flat + 0.02 - z), z)
    x = x * (1 + 0.03 * np.abs(np.sin(a)) ** 3)
    grip = r * (1 + 0.10 * np.exp(-(((np.abs(a - np.pi / 2) - 0.95) / 0.25) ** 2)))
    t = np.stack([np.gradient(x), np.gradient(z)], -1)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    nx, nz = t[:, 1], -t[:, 0]
    out = grip[:, None] * np.cos(b)[None]
    pts = np.stack([x[:, None] + nx[:, None] * out * 0.92, grip[:, None] * np.sin(b)[None] * 1.12, z[:, None] + nz[:, None] * out * 0.92], -1)
    v, q = sheet(pts, closed_u=True, closed_v=True)
    return v, q, x, z


def _bar(a, b, wa, wb, thick, n=40):
    """Spoke from a to b in the wheel's plane, `wa`..`wb` half wide."""
    t = np.linspace(0, 1, n)[:, None]
    p = np.array(a)[None] + (np.array(b) - np.array(a))[None] * t
    d = (np.array(b) - np.array(a)) / np.linalg.norm(np.array(b) - np.array(a))
    side = np.array([-d[1], d[0]])
    ang = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    f = lambda s: np.sign(s) * np.abs(s) ** 0.5
    w = wa + (wb - wa) * smooth(0, 1, t) - 0.006 * np.sin(np.pi * t)
    u, y = f(np.cos(ang))[None] * w, f(np.sin(ang))[None] * thick
    pts = np.stack([p[:, :1] + side[0] * u, np.repeat(y, n, 0), p[:, 1:] + side[1] * u], -1)
    return sheet(pts, closed_v=True)


def steering_wheel(m, side):
    at = np.array([0.37 * side, -0.315, 0.835])
    put = lambda v: turned(v, -TILT) + at
    v, q, x, z = _rim(0.180, 0.0155)
    add('rim', put(v), q, m['upper'])
    seam = np.stack([x * 0.925, np.full_like(x, -0.0115), z * 0.925], -1)
    add('stitch', put(tube(np.concatenate([seam, seam[:1]]), 0.0009, 8)[0]), tube(np.concatenate([seam, seam[:1]]), 0.0009, 8)[1], m['thread'])
    for s in (-1, 1):
        v, q = _bar((s * 0.05, 0.006), (s * 0.172, 0.016), 0.036, 0.024, 0.010)
        add('spoke', put(v + [0, 0.004, 0]), q, m['satin'])
        v, q = plate(0.031, 0.021, 0.006, 0.012, 0.002)
        add('pad', put(turned(v, 0, -4 * s, 0) + [s * 0.108, -0.011, 0.011]), q, m['gloss'])
        v, q = tube(np.stack([np.full(12, 0.0), np.zeros(12), np.linspace(-0.010, 0.010, 12)], -1), 0.0045, 16)
        add('roller', put(v + [s * 0.108, -0.012, 0.011]), q, m['brushed'])
        v, q = _bar((s * 0.022, -0.045), (s * 0.040, -0.150), 0.013, 0.011, 0.008)
        add('spoke', put(v + [0, 0.004, 0]), q, m['brushed'])
    v, q = cushion(0.090, 0.017, 0.068, 4.2)
    v[:, 0] *= 1 - 0.26 * np.clip(-v[:, 2] / 0.068, 0, 1) ** 1.4
    add('hub', put(v + [0, -0.006, -0.006]), q, m['upper'])
    a = np.linspace(0, 2 * np.pi, 121)
    v, q = tube(np.stack([0.017 * np.cos(a), np.full_like(a, -0.0225), 0.017 * np.sin(a)], -1), 0.0012, 8)
    add('mark', put(v), q, m['brushed'])
    v, q = cushion(0.064, 0.10, 0.046, 4)
    add('column', turned(v, -TILT) + at + [0, 0.16, -0.055], q, m['upper'])
    for s in (-1, 1):
        path = np.stack([s * np.linspace(0.05, 0.165, 30), np.full(30, 0.062) - 0.012 * np.linspace(0, 1, 30), 0.02 * np.linspace(0, 1, 30) ** 2], -1)
        v, q = tube(path, np.linspace(0.007, 0.0095, 30), 16)
        add('stalk', put(v), q, m['satin'])
