"""Wheels: tyre, alloy rim of several designs, brake disc and caliper. The outer face looks towards -y."""
import numpy as np
from curves import smooth
from meshes import add, lathe, sheet, rounded_box
from nodes import Graph, plain, srgb

DESIGNS = ('ten', 'five', 'turbine', 'aero', 'mesh')


def _tyre_material():
    g = Graph('tyre')
    return g.finish(g.surface(srgb('151617'), rough=0.62, spec=0.3))


def _tyre(R, r, w):
    """Cross-section with a bead, a bulged wall, a shoulder and three grooves."""
    h = w / 2
    wall = [(r - 0.004, -h * 0.80), (r + 0.010, -h * 0.90), (r + (R - r) * 0.30, -h * 0.985), (r + (R - r) * 0.52, -h * 1.0),
            (R - 0.034, -h * 0.955), (R - 0.026, -h * 0.945), (R - 0.013, -h * 0.865), (R - 0.004, -h * 0.74)]
    tread = []
    for at in (-0.45, 0.0, 0.45):
        c, g = at * h, 0.005
        tread += [(R, c - g - 0.001), (R - 0.007, c - g), (R - 0.007, c + g), (R, c + g + 0.001)]
    right = [(a, -b) for a, b in wall[::-1]]
    return lathe(wall + tread + right, 200)


def _spokes(design, a, t):
    """1 on a spoke, 0 in a window, as a smooth function of angle a and relative radius t."""
    if design == 'five':
        k = np.abs((a * 5 / (2 * np.pi) + 0.5) % 1 - 0.5) * 2 * np.pi / 5
        width = 0.055 + 0.06 * t + 0.03 * smooth(0.75, 1.0, t)
        d = np.maximum(k * t - width, -(k * t - 0.022 * smooth(0.30, 0.5, t)))
    elif design == 'turbine':
        b = a + 0.55 * t
        k = np.abs((b * 9 / (2 * np.pi) + 0.5) % 1 - 0.5) * 2 * np.pi / 9
        d = k * t - (0.045 + 0.10 * t * t)
    elif design == 'aero':
        k = np.abs((a * 5 / (2 * np.pi) + 0.5) % 1 - 0.5) * 2 * np.pi / 5
        slot = np.maximum(np.abs(k * t - 0.36 * t) - 0.055 * t, np.abs(t - 0.70) - 0.19)
        d = -slot
    elif design == 'mesh':
        k1 = np.abs(((a + 0.30 * t) * 10 / (2 * np.pi) + 0.5) % 1 - 0.5) * 2 * np.pi / 10
        k2 = np.abs(((a - 0.30 * t) * 10 / (2 * np.pi) + 0.5) % 1 - 0.5) * 2 * np.pi / 10
        d = np.minimum(k1, k2) * t - 0.038
    else:
        k = np.abs((a * 5 / (2 * np.pi) + 0.5) % 1 - 0.5) * 2 * np.pi / 5
        twin = np.abs(k - 0.24 - 0.05 * (1 - t))
        d = twin * t - (0.030 + 0.028 * t)
    d = np.minimum(d, t - 0.27)
    d = np.minimum(d, 0.945 - t)
    return d


def _rim(design, r, depth):
    """Disc as a field of heights over a polar grid: spokes near the face, windows falling to the back."""
    n, m = 110, 900
    t = np.concatenate([[0.004], np.linspace(0.02, 1.0, n)])
    a = np.linspace(0, 2 * np.pi, m, endpoint=False)
    tt, aa = np.meshgrid(t, a, indexing='ij')
    d = _spokes(design, aa, tt) * r
    on = 1 - smooth(-0.003, 0.010, d)
    dish = 0.022 * smooth(0.15, 0.9, tt) - 0.016 * smooth(0.86, 1.0, tt)
    crown = 0.006 * (1 - smooth(-0.022, -0.002, d))
    face = -dish - crown + 0.016 * (1 - smooth(0.13, 0.30, tt))
    cap = smooth(0.15, 0.165, tt)
    face = face * cap + (1 - cap) * 0.010
    bolts = np.zeros_like(tt)
    for k in range(5):
        px, pz = 0.215 * np.cos(2 * np.pi * k / 5 + 0.3), 0.215 * np.sin(2 * np.pi * k / 5 + 0.3)
        bolts = np.maximum(bolts, 1 - smooth(0.026, 0.036, np.hypot(tt * np.cos(aa) - px, tt * np.sin(aa) - pz)))
    face = face + bolts * 0.016
    y = face * on + (1 - on) * depth
    pts = np.stack([tt * r * np.cos(aa), y, tt * r * np.sin(aa)], -1)
    v, q = sheet(pts, closed_v=True)
    attr = dict(on=d.ravel(), bolt=bolts.ravel())
    idx = np.all(((1 - on).ravel()[q]) > 0.999, axis=1)
    return v, q[~idx], attr


def _alloy(finish):
    g = Graph('alloy-' + finish)
    dark = g.surface(srgb('131416'), rough=0.28, metal=0.3, coat=0.6)
    if finish == 'silver':
        dark = g.surface(srgb('9b9ea1'), rough=0.28, metal=1.0)
    face = dark if finish == 'black' else g.surface(srgb('c2c4c6'), rough=0.32, metal=0.9)
    hole = g.surface(srgb('0a0a0a'), rough=0.5)
    out = g.mix(dark, face, g.inside(g.attribute('on'), -0.002))
    bolt = g.inside(g.math('SUBTRACT', 0.5, g.attribute('bolt')), 0.0, 0.1)
    return g.finish(g.mix(out, hole, bolt))


def materials(finish):
    return dict(tyre=_tyre_material(), alloy=_alloy(finish), disc=plain('disc', '77797b', rough=0.33, metal=1.0),
                well=plain('well', '08090a', rough=0.9, spec=0.1), caliper=plain('caliper', '2b2d2f', rough=0.4),
                barrel=plain('barrel', '3a3c3e', rough=0.4, metal=0.8))


def add_wheel(mats, design, x, y, side, R, r, width, turn=0.0):
    """One wheel with its outer face at |y|; `side` is -1 or 1."""
    h = width / 2
    parts = [('tyre', *_tyre(R, r, width), mats['tyre'], None)]
    lip = [(r - 0.016, -h * 0.74), (r - 0.010, -h * 0.80), (r + 0.004, -h * 0.86), (r + 0.007, -h * 0.80), (r - 0.012, -h * 0.60), (r - 0.022, h * 0.7)]
    parts.append(('barrel', *lathe(lip, 160), mats['barrel'], None))
    v, q, attr = _rim(design, r - 0.012, 0.055)
    v = v + [0, -h * 0.66, 0]
    parts.append(('rim', v, q, mats['alloy'], attr))
    dr = r * 0.80
    parts.append(('disc', *lathe([(0.05, 0.0), (dr * 0.55, 0.0), (dr * 0.56, -0.02), (dr, -0.02), (dr, 0.01), (0.05, 0.01)], 96), mats['disc'], None))
    cv, cq = rounded_box((0.045, 0.035, dr * 0.42), 6)
    parts.append(('caliper', cv + [dr * 0.86, -0.02, 0.02], cq, mats['caliper'], None))
    parts.append(('back', *lathe([(0.0, h * 0.7), (r, h * 0.7)], 64), mats['well'], None))
    ca, sa = np.cos(turn), np.sin(turn)
    for name, v, q, mat, attr in parts:
        v = np.array(v)
        if name == 'rim':
            v = np.stack([v[:, 0] * ca - v[:, 2] * sa, v[:, 1], v[:, 0] * sa + v[:, 2] * ca], -1)
        v = v + [0, h, 0]
        if side > 0:
            v, q = v * [1, -1, 1], q[:, ::-1]
        add(name, v + [x, side * y, R], q, mat, attr)
