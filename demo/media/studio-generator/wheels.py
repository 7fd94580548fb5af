"""Wheels: tyre, alloy rim of several designs, brake disc and caliper. The outer face looks towards -y."""
import numpy as np
from curves import smooth
from meshes import add, lathe, sheet, rounded_box
from nodes import Graph, plain, srgb

DESIGNS = ('ten', 'five', 'turbine', 'aero', 'mesh')


def _tyre_material():
    g = Graph('tyre')
    wall = g.surface(srgb('1b1c1e'), rough=0.46, spec=0.42)
    cut = g.surface(srgb('0b0b0c'), rough=0.8, spec=0.1)
    return g.finish(g.mix(wall, cut, g.inside(g.math('SUBTRACT', 0.5, g.attribute('cut')), 0.0, 0.2)))


def _section(R, r, w):
    """Cross-section from bead to bead through wall, shoulder and tread, evenly and finely sampled: (radius, y) and arc share."""
    h, deep = w / 2, R - r
    half = [(r - 0.004, 0.80), (r + 0.007, 0.905), (r + 0.014, 0.945), (r + 0.019, 0.915), (r + deep * 0.30, 0.985), (r + deep * 0.52, 1.0),
            (r + deep * 0.56, 0.985), (r + deep * 0.72, 0.972), (R - 0.024, 0.925), (R - 0.011, 0.855), (R - 0.004, 0.74), (R, 0.55)]
    pts = np.array([(a, -b * h) for a, b in half] + [(a, b * h) for a, b in half[::-1]])
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pts, axis=0).T))])
    t = np.linspace(0, along[-1], 150)
    return np.stack([np.interp(t, along, pts[:, 0]), np.interp(t, along, pts[:, 1])], -1)


def _tyre(R, r, w):
    """Tyre with rim guard, a step in the wall, lateral cuts over the shoulder and three grooves round the tread."""
    sec, h, steps = _section(R, r, w), w / 2, 864
    a = np.linspace(0, 2 * np.pi, steps, endpoint=False)[:, None]
    rad, y = sec[None, :, 0], sec[None, :, 1]
    u = np.abs(y) / h
    phase = (a * 84 / (2 * np.pi) + np.sign(y) * (1.9 * (1 - u) ** 1.1)) % 1
    slot = 1 - smooth(0.065, 0.11, np.abs(phase - 0.5))
    shoulder = smooth(R - 0.040, R - 0.030, rad) * smooth(0.46, 0.50, u)
    rings = np.max([1 - smooth(0.0045, 0.0065, np.abs(y - at * h)) for at in (-0.46, 0.0, 0.46)], axis=0)
    cut = np.maximum(slot * shoulder, rings * (rad > R - 0.002))
    r_out = rad - 0.0055 * cut
    y_out = y * (1 - 0.012 * slot * shoulder * (u > 0.8))
    pts = np.stack([r_out * np.cos(a), y_out + 0 * a, r_out * np.sin(a)], -1)
    v, q = sheet(pts, closed_u=True)
    return v, q, dict(cut=np.broadcast_to(cut, pts.shape[:2]).ravel())


def _disc(dr):
    """Brake disc with drilled rows, and the bell that carries it."""
    t = np.linspace(0.10, 1.0, 90)
    a = np.linspace(0, 2 * np.pi, 480, endpoint=False)
    tt, aa = np.meshgrid(t, a, indexing='ij')
    y = np.where(tt < 0.56, 0.0, -0.020) + 0.010 * smooth(0.985, 1.0, tt)
    hole = np.full(tt.shape, 1.0)
    for k in range(4):
        lead = aa - 0.16 * k
        near = np.abs((lead * 18 / (2 * np.pi)) % 1 - 0.5) * 2 * np.pi / 18 * tt * dr
        hole = np.minimum(hole, np.hypot(near, (tt - 0.66 - 0.085 * k) * dr) - 0.0034)
    v, q = sheet(np.stack([tt * dr * np.cos(aa), y, tt * dr * np.sin(aa)], -1), closed_v=True)
    return v, q, dict(hole=hole.ravel())


def _caliper(dr):
    """Block bent over the disc's edge, behind the axle."""
    v, q = rounded_box((0.5, 0.036, 0.5), 5.5, 40)
    ang = v[:, 2] * 0.98
    rad = dr * (0.845 + 0.35 * v[:, 0]) + 0.006 * np.cos(ang * 6)
    y = v[:, 1] * (1 - 0.25 * np.abs(v[:, 2]) * 2) - 0.018
    return np.stack([rad * np.cos(ang), y, rad * np.sin(ang)], -1), q


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
    n, m = 150, 1300
    t = np.concatenate([[0.004], np.linspace(0.02, 1.0, n)])
    a = np.linspace(0, 2 * np.pi, m, endpoint=False)
    tt, aa = np.meshgrid(t, a, indexing='ij')
    d = _spokes(design, aa, tt) * r
    on = 1 - smooth(-0.002, 0.007, d)
    dish = 0.020 * smooth(0.15, 0.86, tt) - 0.012 * smooth(0.80, 0.97, tt)
    crown = 0.0045 * (1 - smooth(-0.012, -0.001, d))
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


def _disc_material():
    g = Graph('disc')
    face = g.surface(srgb('96999b'), rough=0.30, metal=1.0)
    drilled = g.surface(srgb('0a0a0a'), rough=0.8, spec=0.1)
    return g.finish(g.mix(face, drilled, g.inside(g.attribute('hole'))))


def materials(finish):
    return dict(tyre=_tyre_material(), alloy=_alloy(finish), disc=_disc_material(),
                well=plain('well', '08090a', rough=0.9, spec=0.1), caliper=plain('caliper', '6e7377', rough=0.36, metal=0.55, coat=0.4),
                barrel=plain('barrel', '3a3c3e', rough=0.4, metal=0.8))


def add_wheel(mats, design, x, y, side, R, r, width, turn=0.0):
    """One wheel with its outer face at |y|; `side` is -1 or 1."""
    h = width / 2
    tv, tq, tattr = _tyre(R, r, width)
    parts = [('tyre', tv, tq, mats['tyre'], tattr)]
    lip = [(r - 0.016, -h * 0.74), (r - 0.010, -h * 0.80), (r + 0.004, -h * 0.86), (r + 0.007, -h * 0.80), (r - 0.012, -h * 0.60), (r - 0.022, h * 0.7)]
    parts.append(('barrel', *lathe(lip, 160), mats['barrel'], None))
    v, q, attr = _rim(design, r - 0.012, 0.055)
    v = v + [0, -h * 0.66, 0]
    parts.append(('rim', v, q, mats['alloy'], attr))
    dr = r * 0.80
    dv, dq, dattr = _disc(dr)
    parts.append(('disc', dv, dq, mats['disc'], dattr))
    cv, cq = _caliper(dr)
    parts.append(('caliper', cv, cq, mats['caliper'], None))
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
