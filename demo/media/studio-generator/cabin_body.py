"""What surrounds the dashboard: console, seats, doors, pillars, roof edge, mirrors."""
import numpy as np
from curves import smooth
from meshes import add, lathe, sheet, tube
from solids import cushion, plate, profile, turned


def _top(y):
    """Height of the console at y."""
    return np.interp(y, [-1.2, -0.66, -0.56, -0.30, -0.16, -0.04, 0.06], [0.575, 0.575, 0.585, 0.605, 0.635, 0.715, 0.775])


def console(m):
    ys = np.linspace(0.06, -1.15, 150)
    rows, plates = [], []
    for y in ys:
        top, w = _top(y), 0.125 + 0.02 * smooth(-0.2, 0.05, y)
        a = np.linspace(0, np.pi, 60)
        f = lambda s, p: np.sign(s) * np.abs(s) ** p
        rows.append(np.stack([w * f(np.cos(a), 0.24), np.full(60, y), 0.28 + (top - 0.28) * f(np.sin(a), 0.20)], -1))
        x = np.linspace(-0.096, 0.096, 40)
        plates.append(np.stack([x, np.full(40, y), np.full(40, top + 0.0015) - 0.004 * (np.abs(x) / 0.096) ** 8], -1))
    v, q = sheet(np.array(rows))
    add('console', v, q, m['main'])
    keep = ys > -0.58
    v, q = sheet(np.array(plates)[keep])
    add('console-top', v, q[:, ::-1], m['gloss'])
    for s in (-1, 1):
        path = np.stack([np.full(keep.sum(), s * 0.0975), ys[keep], _top(ys[keep]) + 0.001], -1)
        add('edge', *tube(path, 0.0022, 10), m['brushed'])
        path = np.stack([np.full(len(ys), s * 0.128), ys, _top(ys) - 0.045], -1)
        add('stitch', *tube(path, 0.0009, 8), m['thread'])
    _fittings(m)


def _fittings(m):
    slope = np.degrees(np.arctan2(_top(-0.06) - _top(-0.16), 0.10))
    for s in (-1, 1):
        v, q = plate(0.040, 0.072, 0.004, 0.012, 0.0015)
        add('charge', turned(v, -90 + slope) + [s * 0.044, -0.115, _top(-0.115) + 0.006], q, m['rubber'])
    for y in (-0.385, -0.490):
        v, q = lathe([(0.0, -0.001), (0.034, -0.001)], 96)
        add('cup', turned(v, 90) + [0, y, _top(y) + 0.0025], q, m['dark'])
        a = np.linspace(0, 2 * np.pi, 97)
        ring = np.stack([0.037 * np.cos(a), 0.037 * np.sin(a), np.zeros_like(a)], -1)
        tilt = np.degrees(np.arctan2(_top(y + 0.03) - _top(y - 0.03), 0.06))
        v, q = tube(ring, 0.0028, 12)
        add('ring', turned(v, tilt) + [0, y, _top(y) + 0.003], q, m['chrome'])
    v, q = cushion(0.020, 0.030, 0.026, 3.6)
    v[:, 1] += 0.35 * v[:, 2]
    add('lever', v + [0.0, -0.265, _top(-0.265) + 0.022], q, m['brushed'])
    v, q = cushion(0.0165, 0.024, 0.012, 3.6)
    add('lever', v + [0.0, -0.258, _top(-0.265) + 0.043], q, m['gloss'])
    for s in (-1, 1):
        v, q = cushion(0.058, 0.205, 0.040, 5.5)
        add('armrest', v + [s * 0.0595, -0.80, 0.600], q, m['seat'])


def seats(m):
    for s in (-1, 1):
        x = 0.395 * s
        v, q = cushion(0.20, 0.29, 0.085, 4.5, 96)
        lift = 0.05 * smooth(-0.3, 0.29, v[:, 1])
        rib = 0.006 * (np.abs(np.sin(v[:, 1] * np.pi / 0.072)) ** 0.35 - 1) * (v[:, 2] > 0.02) * (np.abs(v[:, 0]) < 0.15)
        v = v + np.stack([np.zeros(len(v)), np.zeros(len(v)), lift + rib], -1)
        add('cushion', v + [x, -0.72, 0.45], q, m['seat'])
        for k in (-1, 1):
            v, q = cushion(0.062, 0.275, 0.085, 3.0)
            v = turned(v, 9, 14 * k, -3 * k)
            add('bolster', v + [x + k * 0.195, -0.73, 0.485], q, m['main'])
            t = np.linspace(-0.25, 0.185, 60)
            path = np.stack([np.full(60, x + k * 0.158), -0.72 + t, 0.533 + 0.05 * smooth(-0.3, 0.29, t) - 0.03 * smooth(0.08, 0.24, t)], -1)
            add('stitch', *tube(path, 0.0011, 8), m['thread'])


def doors(m):
    """Both door panels: padded sill, insert, armrest with its handle, map pocket and speaker."""
    ys = np.linspace(0.66, -1.45, 180)
    for s in (-1, 1):
        parts = (
            ('sill', m['upper'], 0.02, [(0.860, 0.975), (0.780, 0.973), (0.750, 0.955), (0.756, 0.890), (0.770, 0.870)]),
            ('insert', m['main'], 0.012, [(0.770, 0.868), (0.760, 0.862), (0.776, 0.770), (0.770, 0.712)]),
            ('rest', m['main'], 0.016, [(0.770, 0.712), (0.706, 0.708), (0.684, 0.694), (0.686, 0.664), (0.700, 0.648)]),
            ('lower', m['upper'], 0.020, [(0.700, 0.646), (0.752, 0.622), (0.768, 0.52), (0.700, 0.44), (0.694, 0.30), (0.76, 0.24)]),
        )
        for name, mat, radius, points in parts:
            x, z = profile(points, radius).T
            rows = [np.stack([s * (x + 0.05 * smooth(-0.1, 0.16, y)), np.full(len(x), y), z], -1) for y in ys]
            v, q = sheet(np.array(rows))
            add(name, v, q if s < 0 else q[:, ::-1], mat)
        band = np.stack([s * (0.760 + 0.05 * smooth(-0.1, 0.16, ys)), ys, np.full(180, 0.868)], -1)
        add('light', *tube(band, 0.0015, 8), m['light'])
        t = np.linspace(0, 1, 60)
        grip = np.stack([s * (0.768 - 0.040 * np.sin(np.pi * t) ** 0.35), -0.20 - 0.20 * t, np.full(60, 0.815)], -1)
        add('grip', *tube(grip, 0.008, 16), m['brushed'])
        v, q = plate(0.026, 0.085, 0.003, 0.006, 0.001)
        add('switches', turned(v, -90) + [s * 0.728, -0.42, 0.707], q, m['gloss'])
        for k in range(2):
            v, q = cushion(0.011, 0.020, 0.006, 3.5)
            add('switch', v + [s * 0.728, -0.385 - 0.055 * k, 0.708], q, m['satin'])


def _beam(points, side, wide, deep):
    """Flat beam along points, broad towards the cabin, on the given side."""
    pts = np.array(points)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))])
    t = np.linspace(0, along[-1], 160)
    path = np.stack([np.interp(t, along, pts[:, k]) for k in range(3)], -1)
    for _ in range(60):
        path[1:-1] = 0.5 * path[1:-1] + 0.25 * (path[:-2] + path[2:])
    d = np.gradient(path, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    across = np.cross(d, [1.0, 0.0, 0.15])
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    out = np.cross(across, d)
    b = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    f = lambda a: np.sign(a) * np.abs(a) ** 0.7
    v = path[:, None] + across[:, None] * (wide * f(np.cos(b)))[None, :, None] + out[:, None] * (deep * f(np.sin(b)))[None, :, None]
    v, q = sheet(v, closed_v=True)
    return v * [side, 1, 1], q if side > 0 else q[:, ::-1]


def frame(m, paint):
    """Pillars, roof edge, the inner mirror, the bonnet before the screen."""
    for s in (-1, 1):
        add('pillar', *_beam([(0.80, 0.66, 0.87), (0.735, 0.24, 1.18), (0.655, -0.13, 1.40), (0.625, -0.6, 1.47), (0.62, -1.6, 1.47)], s, 0.050, 0.026), m['liner'])
        add('frame', *_beam([(0.845, 0.30, 0.955), (0.800, 0.06, 1.19), (0.735, -0.20, 1.37), (0.70, -0.6, 1.425), (0.70, -1.6, 1.43)], s, 0.022, 0.016), m['satin'])
    v, q = cushion(0.66, 0.10, 0.035, 5)
    add('header', v + [0, -0.27, 1.445], q, m['liner'])
    v, q = cushion(0.118, 0.018, 0.034, 4.5)
    add('inner-mirror', turned(v, 6) + [0, 0.02, 1.30], q, m['satin'])
    v, q = plate(0.110, 0.028, 0.001, 0.02, 0.0005)
    add('inner-glass', turned(v, 6) + [0, -0.0005, 1.30], q, m['mirror'])
    add('stalk', *tube(np.stack([np.zeros(20), np.linspace(0.03, 0.14, 20), np.linspace(1.31, 1.52, 20)], -1), 0.011, 16), m['satin'])
    x, y = np.meshgrid(np.linspace(-0.85, 0.85, 80), np.linspace(0.92, 2.0, 60), indexing='ij')
    z = 0.872 - 0.05 * (y - 0.92) - 0.13 * (y - 0.92) ** 2 - 0.09 * x * x + 0.008 * np.exp(-(((np.abs(x) - 0.45) / 0.05) ** 2))
    v, q = sheet(np.stack([x, y, z], -1))
    add('bonnet', v, q, paint)
    x, y = np.meshgrid(np.linspace(-0.85, 0.85, 4), np.linspace(-1.6, 0.6, 4), indexing='ij')
    add('carpet', *sheet(np.stack([x, y, np.full_like(x, 0.27)], -1)), m['carpet'])


def pedals(m, side):
    """Two pedals and a mat before the driver's seat."""
    for x, w, h, z in ((0.055, 0.024, 0.062, 0.42), (-0.055, 0.046, 0.036, 0.445)):
        v, q = plate(w, h, 0.008, 0.008, 0.002)
        add('pedal', turned(v, -28) + [0.37 * side + x, 0.30, z], q, m['rubber'])
    for s in (-1, 1):
        v, q = plate(0.22, 0.30, 0.012, 0.05, 0.004)
        add('mat', turned(v, -90) + [0.42 * s, -0.10, 0.285], q, m['rubber'])
