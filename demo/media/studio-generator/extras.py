"""What is mounted on and in the body: arch liners, mirrors, wipers, rails, cabin, lamp bowls and lenses."""
import numpy as np
from curves import smooth
from meshes import add, sheet, rounded_box, tube
from nodes import plain, Graph, srgb
from materials import housing, red_housing, lens, car_paint


def arch_liners(shape):
    mat = plain('liner', '0c0d0e', rough=0.8, spec=0.15)
    for xc in (shape.xf, shape.xr):
        low = float(np.arcsin((shape.sill + 0.03 - shape.tyre) / shape.arch))
        a = np.linspace(low, np.pi - low, 120)
        x, z = xc + shape.arch * np.cos(a), shape.tyre + shape.arch * np.sin(a)
        outer = shape.flank(x, z) - 0.003
        rows = np.stack([np.stack([x, outer - k, z], -1) for k in (0.0, 0.004, 0.02, outer - 0.45, outer - 0.44)], 1)
        back = np.stack([np.full_like(x, xc), np.full_like(x, 0.45), np.full_like(x, shape.tyre)], -1)
        rows[:, 4] = back
        v, q = sheet(rows)
        add('liner', v, q, mat)
        add('liner', v * [1, -1, 1], q[:, ::-1], mat)


def _cap_material(look):
    g = Graph('mirror')
    black = g.surface(srgb('101112'), rough=0.2, coat=0.5)
    return g.finish(g.mix(black, car_paint(g, look['paint']), g.inside(g.attribute('cap'))))


def mirrors(shape, look, at):
    mat = _cap_material(look)
    x = at
    zb = float(shape.belt(np.array([x]))[0])
    w = float(shape.flank(np.array([x]), np.array([zb]))[0])
    v, q = rounded_box((0.075, 0.115, 0.068), 3.2, 40)
    lead = np.clip((0.02 - v[:, 0]) / 0.1, 0, 1)
    v = v * np.stack([np.ones(len(v)), 1 - 0.18 * lead, 1 - 0.30 * lead**2], -1)
    v[:, 0] += 0.25 * v[:, 1] * 0.5
    v[:, 2] *= 1 - 0.12 * (v[:, 1] / 0.115)
    cap = -(v[:, 2] + 0.016)
    p = v + [x, w + 0.135, zb + 0.085]
    stalk, sq = rounded_box((0.045, 0.075, 0.016), 4, 16)
    stalk = stalk + [x + 0.005, w + 0.045, zb + 0.018 + 0.0]
    for sign in (1, -1):
        flip = [1, sign, 1]
        wind = (lambda f: f) if sign > 0 else (lambda f: f[:, ::-1])
        add('mirror', p * flip, wind(q), mat, dict(cap=cap))
        add('stalk', stalk * flip, wind(sq), mat, dict(cap=np.ones(len(stalk))))


def wipers(shape):
    mat = plain('wiper', '0d0e0f', rough=0.5)
    for y0, y1 in ((0.62, -0.02), (-0.06, -0.66)):
        y = np.linspace(y0, y1, 40)
        t = np.linspace(0, 1, 40)
        x = shape.cowl + 0.015 + 0.055 * t + 0.34 * y * y * 0.9
        z = shape.lid(x, np.abs(y)) + 0.016
        v, q = tube(np.stack([x, y, z], -1), 0.007 - 0.002 * t)
        add('wiper', v, q, mat)


def roof_rails(shape, color='151617'):
    mat = plain('rail', color, rough=0.3, coat=0.3)
    x = np.linspace(shape.header + 0.22, shape.xr + 0.28, 60)
    t = np.linspace(0, 1, 60)
    zt = shape.top(x)
    y = shape.flank(x, zt - 0.075) - 0.075
    lift = 0.034 * smooth(0.0, 0.06, t) * (1 - smooth(0.94, 1.0, t)) - 0.004
    z = shape.lid(x, y) + lift
    v, q = tube(np.stack([x, y, z], -1), 0.014)
    add('rail', v, q, mat)
    add('rail', v * [1, -1, 1], q[:, ::-1], mat)


def cabin(shape):
    """Seats, dash and wheel: what tinted glass lets guess."""
    seat, dark = plain('seat', '5b5751', rough=0.6), plain('dash', '1c1d1f', rough=0.6)
    base = 0.36 * shape.kz + 0.05
    tall = shape.height

    def block(size, at, mat, tilt=0.0):
        v, q = rounded_box(size, 4.5)
        c, s = np.cos(tilt), np.sin(tilt)
        v = np.stack([v[:, 0] * c + v[:, 2] * s, v[:, 1], -v[:, 0] * s + v[:, 2] * c], -1)
        add('cabin', v + list(at), q, mat)

    rows = [shape.xf + 0.52 * shape.wheelbase, shape.xr - 0.10]
    for x in rows:
        for y in (-0.36, 0.36):
            block((0.09, 0.24, 0.32), (x + 0.08, y, base + 0.34), seat, 0.28)
            block((0.26, 0.24, 0.10), (x - 0.22, y, base + 0.06), seat)
            roof = float(shape.top(np.array([x + 0.29]))[0])
            block((0.055, 0.13, 0.085), (x + 0.205, y, min(base + 0.74, tall - 0.26, roof - 0.18)), seat, 0.2)
    block((0.30, 0.66, 0.14), (shape.cowl + 0.26, 0, float(shape.belt(np.array([shape.cowl]))[0]) - 0.155), dark)
    block(((shape.length - 2.4) / 2, 0.72, 0.02), (shape.length / 2 + 0.3, 0, base - 0.08), dark)
    wall = float(shape.belt(np.array([shape.xr]))[0]) - 0.04
    block((0.02, 0.70, (wall - 0.3) / 2), (shape.xr + 0.30, 0, (wall + 0.3) / 2), dark)
    a = np.linspace(0, 2 * np.pi, 49)
    ring = np.stack([-0.06 * np.sin(a), 0.18 * np.cos(a), 0.18 * np.sin(a)], -1)
    v, q = tube(ring + [shape.cowl + 0.62, -0.36, float(shape.belt(np.array([shape.cowl]))[0]) - 0.09], 0.014)
    add('wheel', v, q, dark)


def lamp_bowls(skin, q, masks, n):
    """Bowls under the clear covers: copies of the lamp skin sunk along the normal."""
    for key, mat, deep in (('lamp', housing(), 0.050), ('tail', red_housing(), 0.022)):
        d = masks[key]
        faces = q[np.all(d[q] < 0.006, axis=1)]
        if not len(faces):
            continue
        used, inverse = np.unique(faces, return_inverse=True)
        sink = 0.004 + deep * (1 - smooth(-0.035, 0.002, d[used]))
        line = 'led' if key == 'lamp' else 'tailled'
        lift = 0.55 * sink * (1 - smooth(-0.002, 0.010, masks[line][used]))
        v = skin[used] - n[used] * (sink - lift)[:, None]
        add(key + '-bowl', v, inverse.reshape(-1, 4), mat, {line: masks[line][used]})


def lenses(shape, base, masks, n, beams):
    """Projector lenses in square bezels where the design puts its beams."""
    glass, ring_mat, shell = lens(), plain('ring', 'b4b9bc', rough=0.16, metal=1.0), plain('shell', '15171a', rough=0.3, coat=0.3)
    s = np.abs(base[:, 1]) + 0.8 * np.maximum(base[:, 0] - shape.front(base[:, 2]), 0)
    for bs, bz in beams:
        for sign in (1, -1):
            cost = np.hypot(s - bs, base[:, 2] - bz) + np.where((base[:, 0] < 1.0) & (base[:, 1] * sign > 0), 0, 9)
            k = int(np.argmin(cost))
            if masks['lamp'][k] > -0.008:
                continue
            r = min(0.026, -masks['lamp'][k] * 0.86)
            at = base[k] - n[k] * 0.016 + np.array([r * 0.9, 0, 0])
            v, q = rounded_box((r * 0.9, r * 1.12, r * 1.12), 6.0, 30)
            add('shell', v + at + [r * 0.75, 0, 0], q, shell)
            v, q = rounded_box((r * 0.62, r * 0.84, r * 0.84), 2.4, 30)
            add('lens', v + at, q, glass)
            a = np.linspace(0, 2 * np.pi, 65)
            f = lambda t: np.sign(t) * np.abs(t) ** 0.42
            ring = np.stack([np.zeros_like(a) - r * 0.12, (r * 1.06) * f(np.cos(a)), (r * 1.06) * f(np.sin(a))], -1)
            v, q = tube(ring + at, 0.0022, 8)
            add('ring', v, q, ring_mat)
