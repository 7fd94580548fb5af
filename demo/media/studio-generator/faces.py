"""Front and rear designs: lamps, light lines, grille, intakes; outlines in shares of half width (s, round the corner) and nose height (v)."""
import numpy as np
from outlines import polygon, line, bend, box

FAR = 9.0
NAMES = ('lamp', 'led', 'grille', 'intake', 'gloss', 'chrome', 'beam')

SLIM_LAMP = [(0.60, 0.765), (0.80, 0.765), (1.20, 0.855), (1.34, 0.935), (1.24, 0.985), (0.95, 0.935), (0.60, 0.875)]
WIDE_LAMP = [(0.62, 0.775), (1.05, 0.80), (1.30, 0.91), (1.26, 0.955), (0.95, 0.915), (0.62, 0.875)]
LOW_INTAKE = [(0.0, 0.25), (0.56, 0.25), (0.72, 0.40), (0.62, 0.47), (0.0, 0.47)]
VENT = [(0.78, 0.28), (0.98, 0.31), (1.06, 0.62), (0.98, 0.63), (0.90, 0.45)]
SLIT = [(0.80, 0.47), (1.02, 0.49), (1.12, 0.56), (1.02, 0.545), (0.80, 0.53)]

DESIGNS = dict(
    bar=dict(gloss=[[(0, 0.855), (0.9, 0.865), (1.24, 0.905), (1.27, 0.945), (0.9, 0.925), (0, 0.915)]],
             led=[([(0, 0.885), (0.9, 0.895), (1.24, 0.925)], 0.008)],
             lamp=[[(0.70, 0.55), (0.98, 0.58), (1.07, 0.72), (0.74, 0.70)]],
             beam=[(0.80, 0.635), (0.93, 0.65)], intake=[LOW_INTAKE], vent=[]),
    wing=dict(lamp=[[(0.56, 0.80), (1.10, 0.87), (1.32, 0.95), (1.24, 0.985), (0.95, 0.945), (0.56, 0.865)]],
              led=[([(0.60, 0.845), (0.95, 0.918), (1.24, 0.962)], 0.007), ([(0.60, 0.815), (0.72, 0.825), (0.72, 0.85)], 0.008)],
              grille=[[(0, 0.80), (0.52, 0.79), (0.60, 0.70), (0.46, 0.52), (0, 0.50)]],
              gloss=[], chrome=[([(0, 0.83), (0.56, 0.835)], 0.009)], beam=[(0.78, 0.858), (0.92, 0.885)],
              intake=[LOW_INTAKE], vent=[VENT]),
    shield=dict(lamp=[WIDE_LAMP], led=[([(0.66, 0.855), (0.95, 0.892), (1.24, 0.93)], 0.007), ([(0.66, 0.80), (0.66, 0.855)], 0.008)],
                grille=[[(0, 0.87), (0.50, 0.865), (0.56, 0.76), (0.42, 0.44), (0, 0.42)]],
                intake=[[(0.0, 0.24), (0.60, 0.24), (0.72, 0.35), (0.0, 0.35)]], beam=[(0.80, 0.838), (0.96, 0.862)], vent=[VENT]),
    lattice=dict(lamp=[SLIM_LAMP, [(0.76, 0.34), (0.95, 0.36), (1.03, 0.62), (0.84, 0.62)]], led=[([(0.64, 0.83), (0.95, 0.885), (1.22, 0.94)], 0.007)],
                 grille=[[(0, 0.86), (0.58, 0.85), (0.66, 0.74), (0.50, 0.45), (0, 0.43)]],
                 intake=[[(0.0, 0.24), (0.56, 0.24), (0.70, 0.36), (0.0, 0.36)]],
                 beam=[(0.78, 0.825), (0.92, 0.855), (0.86, 0.50), (0.84, 0.42)], vent=[]),
    split=dict(lamp=[[(0.72, 0.50), (1.0, 0.53), (1.06, 0.70), (0.76, 0.69)]],
               gloss=[[(0.52, 0.86), (1.16, 0.915), (1.26, 0.95), (0.52, 0.90)]],
               led=[([(0.54, 0.88), (1.10, 0.925), (1.23, 0.942)], 0.007)], beam=[(0.83, 0.60), (0.94, 0.62)],
               grille=[[(0, 0.83), (0.56, 0.82), (0.62, 0.70), (0.50, 0.46), (0, 0.44)]],
               intake=[[(0.0, 0.24), (0.56, 0.24), (0.70, 0.36), (0.0, 0.36)]], vent=[]),
    slim=dict(lamp=[[(0.62, 0.755), (0.80, 0.75), (1.16, 0.835), (1.34, 0.945), (1.22, 0.975), (0.95, 0.925), (0.62, 0.865)]],
              led=[([(0.66, 0.845), (0.95, 0.900), (1.27, 0.958)], 0.007), ([(0.66, 0.775), (0.66, 0.845)], 0.006)], beam=[(0.84, 0.838), (0.98, 0.86)],
              intake=[[(0.0, 0.25), (0.60, 0.25), (0.74, 0.36), (0.66, 0.40), (0.0, 0.40)]], vent=[SLIT]),
    round=dict(lamp=[('round', 0.80, 0.76, 0.155, 0.115)], ring=(0.80, 0.76, 0.125, 0.007), led=[], beam=[(0.80, 0.76)],
               intake=[[(0.0, 0.26), (0.50, 0.26), (0.60, 0.36), (0.52, 0.41), (0.0, 0.41)]], vent=[VENT]),
    star=dict(lamp=[SLIM_LAMP], led=[([(0.64, 0.83), (0.95, 0.885), (1.22, 0.94)], 0.007), ([(0.68, 0.80), (0.68, 0.55)], 0.008)],
              grille=[[(0, 0.86), (0.54, 0.85), (0.60, 0.70), (0.54, 0.36), (0, 0.34)]], bars=True,
              intake=[[(0.0, 0.22), (0.58, 0.22), (0.68, 0.29), (0.0, 0.29)]], beam=[(0.86, 0.86), (1.0, 0.885)], vent=[VENT]),
    frame=dict(lamp=[WIDE_LAMP], led=[([(0.66, 0.80), (1.02, 0.825), (1.24, 0.92)], 0.007)],
               grille=[[(0, 0.76), (0.62, 0.74), (0.74, 0.42), (0.66, 0.30), (0, 0.29)]],
               chrome=[([(0, 0.83), (0.62, 0.835)], 0.007)], intake=[], beam=[(0.80, 0.845), (0.96, 0.868)], vent=[]),
)


def _poly(shape_list, s, z, half, top, radius):
    d = np.full(s.shape, FAR)
    for p in shape_list:
        if p[0] == 'round':
            _, cs, cv, rs, _ = p
            d = np.minimum(d, np.hypot(s - cs * half, z - cv * top) - rs * half)
        else:
            pts = [(a * half, v * top) for a, v in p]
            if p[0][0] == 0:
                pts = [(-a, v) for a, v in pts[::-1] if a > 0] + pts
            d = np.minimum(d, polygon(pts, s, z, radius))
    return d


def _lines(items, s, z, half, top):
    d = np.full(s.shape, FAR)
    for pts, width in items:
        pts = [(a * half, v * top) for a, v in pts]
        if pts[0][0] == 0:
            pts = [(-0.05, pts[0][1])] + pts[1:]
        d = np.minimum(d, np.abs(line(bend(pts, 0.04), s, z)) - width)
    return d


def front(shape, design, closed, x, y, z):
    """Signed distances of the front's parts; `closed` leaves the grille out (battery drive)."""
    spec = DESIGNS[design]
    top, half = float(shape.top(np.array([0.03]))[0]), shape.half
    here = (x < 1.0) & (z < top * 1.08)
    out = {name: np.full(x.shape, FAR) for name in NAMES}
    px, py, pz = x[here], y[here], z[here]
    s = py + 0.8 * np.maximum(px - shape.front(pz), 0)
    out['lamp'][here] = _poly(spec['lamp'], s, pz, half, top, 0.028)
    led = _lines(spec['led'], s, pz, half, top)
    if 'ring' in spec:
        cs, cv, r, w = spec['ring']
        led = np.minimum(led, np.abs(np.hypot(s - cs * half, pz - cv * top) - r * half) - w)
    out['led'][here] = led
    if not closed:
        out['grille'][here] = _poly(spec.get('grille', []), s, pz, half, top, 0.04)
    out['intake'][here] = _poly(spec['intake'] + spec['vent'], s, pz, half, top, 0.03)
    out['gloss'][here] = _poly(spec.get('gloss', []), s, pz, half, top, 0.022)
    out['chrome'][here] = _lines(spec.get('chrome', []), s, pz, half, top)
    if not closed and spec.get('grille'):
        rim = np.abs(out['grille'][here] - 0.006) - 0.007
        out['chrome'][here] = np.minimum(out['chrome'][here], rim)
    return out


def beams(shape, design):
    """(s, z) of the projector lenses."""
    top, half = float(shape.top(np.array([0.03]))[0]), shape.half
    return [(a * half, v * top) for a, v in DESIGNS[design]['beam']]


DESIGNS['block'] = dict(
    lamp=[('round', 0.66, 0.80, 0.125, 0.0)], ring=(0.66, 0.80, 0.10, 0.008), led=[], beam=[(0.66, 0.80)],
    gloss=[[(0, 0.67), (0.86, 0.68), (0.86, 0.92), (0, 0.92)]], grille=[[(0, 0.71), (0.46, 0.715), (0.46, 0.885), (0, 0.885)]], bars=True,
    intake=[[(0.0, 0.34), (0.50, 0.34), (0.56, 0.46), (0.0, 0.46)]], vent=[],
)

REARS = dict(
    bar=dict(tail=[[(0, 0.600), (0.80, 0.600), (1.24, 0.585), (1.26, 0.640), (0.80, 0.655), (0, 0.648)]],
             led=[([(0, 0.625), (0.80, 0.628), (1.22, 0.612)], 0.012)]),
    pair=dict(tail=[[(0.46, 0.575), (0.90, 0.555), (1.26, 0.575), (1.28, 0.655), (0.90, 0.665), (0.46, 0.625)]],
              led=[([(0.50, 0.603), (0.90, 0.635), (1.24, 0.632)], 0.007), ([(0.54, 0.592), (0.90, 0.588), (1.22, 0.592)], 0.008)]),
    tall=dict(tail=[[(0.80, 0.43), (0.98, 0.43), (1.02, 0.66), (0.84, 0.66)]], led=[([(0.90, 0.45), (0.93, 0.64)], 0.014)]),
)


def rear(shape, design, x, y, z):
    """Signed distances of tail lamps, light lines, plate recess, lower diffuser and reflectors; v in shares of the height."""
    spec, half, h = REARS[design], shape.half, shape.height
    if not shape.style['tailgate']:
        h = h * 1.06
    names = ('tail', 'tailled', 'plate', 'diffuser', 'reflector')
    out = {name: np.full(x.shape, FAR) for name in names}
    here = (x > shape.length - 1.0) & (z < 0.8 * shape.height)
    px, py, pz = x[here], y[here], z[here]
    s = py + 0.8 * np.maximum(shape.length - shape.rear(pz) - px, 0)
    out['tail'][here] = _poly(spec['tail'], s, pz, half, h, 0.022)
    out['tailled'][here] = _lines(spec['led'], s, pz, half, h)
    zp = (0.47 if shape.style['tailgate'] else 0.33) * h
    out['plate'][here] = box(s, pz, 0, zp, 0.29, 0.075, 0.03)
    foot = [(0, 0.10), (0.74, 0.10), (0.80, 0.20), (0.66, 0.235), (0, 0.235)]
    out['diffuser'][here] = _poly([foot], s, pz, half, h, 0.04)
    out['reflector'][here] = box(s, pz, 0.88 * half, 0.275 * h, 0.10, 0.012, 0.008)
    return out
