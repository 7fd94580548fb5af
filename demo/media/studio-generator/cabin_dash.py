"""Dashboard: pad, air slot, decor band, knee panel, and the screens of a layout."""
import numpy as np
from curves import smooth
from meshes import add, tube
from solids import across, plate, profile, turned

HALF = 0.78
TOP = [(0.95, 0.870), (0.50, 0.935), (0.18, 0.955), (0.065, 0.950), (0.040, 0.930), (0.040, 0.924)]
SLOT = [(0.040, 0.924), (0.090, 0.922), (0.090, 0.893), (0.036, 0.890)]
DECOR = [(0.036, 0.890), (0.024, 0.886), (0.006, 0.850), (0.010, 0.815), (0.028, 0.806), (0.060, 0.803)]
KNEE = [(0.060, 0.797), (0.022, 0.793), (-0.006, 0.770), (-0.004, 0.690), (0.045, 0.600), (0.115, 0.545)]
FOOT = [(0.115, 0.545), (0.125, 0.530), (0.150, 0.500), (0.30, 0.440), (0.56, 0.42), (0.60, 0.27)]


def wrap(x, prof):
    """The dashboard comes round towards the doors and dips slightly in the middle."""
    near = smooth(0.40, 0.82, abs(x))
    out = prof.copy()
    out[:, 0] -= 0.17 * near
    out[:, 1] += 0.016 * near * (prof[:, 1] > 0.79)
    return out


def _on(prof_points, x, share):
    p = wrap(x, profile(prof_points, 0.012))
    k = share * (len(p) - 1)
    i = min(int(k), len(p) - 2)
    y, z = p[i] + (p[i + 1] - p[i]) * (k - i)
    return np.array([x, y, z])


def dashboard(m, wheel_side):
    xs = np.linspace(-HALF, HALF, 260)
    for name, points, radius, mat in (
        ('top', TOP, 0.03, m['upper']), ('slot', SLOT, 0.002, m['dark']), ('band', DECOR, 0.008, m['decor']), ('knee', KNEE, 0.035, m['main']), ('foot', FOOT, 0.02, m['upper']),
    ):
        v, q = across(profile(points, radius, 0.003), xs, wrap)
        add(name, v, q, mat)
    for points, share, mat, radius, lift in ((SLOT, 0.42, m['brushed'], 0.0016, -0.040), (DECOR, 0.02, m['light'], 0.0016, -0.001), (TOP, 0.30, m['dark'], 0.0045, -0.002), (KNEE, 0.17, m['thread'], 0.0008, -0.0004)):
        path = np.array([_on(points, x, share) + [0, lift, 0] for x in xs])
        add('strip', *tube(path, radius, 10), mat)
    for x in (-0.66, -0.18, 0.18, 0.66):
        for k in np.linspace(-0.07, 0.07, 8):
            at = _on(SLOT, x + k, 0.42)
            v, q = plate(0.0009, 0.013, 0.03, 0.0005, 0.0003)
            add('vane', v + at + [0, -0.024, 0], q, m['satin'])
        v, q = plate(0.012, 0.0042, 0.008, 0.002, 0.0012)
        add('tab', v + _on(SLOT, x + 0.01, 0.42) + [0, -0.036, 0], q, m['chrome'])
    _glovebox(m, -wheel_side)


def _glovebox(m, side):
    ring = [(0.14, 0.10), (0.60, 0.10), (0.62, 0.60), (0.16, 0.60), (0.14, 0.10)]
    path = np.array([_on(KNEE, side * x, s) for (x0, s0), (x1, s1) in zip(ring, ring[1:]) for x, s in zip(np.linspace(x0, x1, 40), np.linspace(s0, s1, 40))])
    add('seam', *tube(path, 0.0012, 8), m['dark'])


def screen(v, w, h):
    """Attributes that lay a picture over a plate of half sizes w, h."""
    return dict(u=(v[:, 0] + w) / (2 * w), v=(v[:, 2] + h) / (2 * h))


def _panel(m, picture, w, h, at, tilt=0.0, yaw=0.0, frame=0.006, back=0.012):
    v, q = plate(w + frame, h + frame, back, 0.014, 0.003)
    add('bezel', turned(v, tilt, 0, yaw) + at, q, m['gloss'])
    v, q = plate(w, h, 0.001, 0.009, 0.0004)
    add('screen', turned(v + [0, -0.0006, 0], tilt, 0, yaw) + at, q, picture, screen(v, w, h))


def screens(m, layout, wheel_side, pictures):
    x = 0.37 * wheel_side
    if layout == 'wide':
        _panel(m, pictures['wide'], 0.40, 0.068, np.array([0.31 * wheel_side, 0.012, 0.985]), -9, 4 * wheel_side, 0.007, 0.014)
        v, q = plate(0.25, 0.018, 0.03, 0.008, 0.004)
        add('foot', v + [0.31 * wheel_side, 0.05, 0.925], q, m['satin'])
        return
    _panel(m, pictures['cluster'], 0.130, 0.043, np.array([x, 0.055, 0.985]), -14)
    v, q = plate(0.09, 0.022, 0.03, 0.01, 0.004)
    add('foot', v + [x, 0.085, 0.945], q, m['satin'])
    tall = layout == 'portrait'
    w, h = (0.118, 0.176) if tall else (0.176, 0.108)
    at = np.array([-0.012 * wheel_side, -0.046 if tall else -0.030, 0.835 if tall else 0.930])
    _panel(m, pictures['tall' if tall else 'tablet'], w, h, at, -17 if tall else -10, 5 * wheel_side)
    v, q = plate(0.07, 0.05, 0.06, 0.012, 0.006)
    add('foot', v + at + [0, 0.022, -0.02], q, m['satin'])
