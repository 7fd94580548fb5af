"""Smooth one-dimensional curves and small shaping functions shared by all solids."""
import numpy as np


def _slopes(xs, ys):
    """PCHIP slopes: monotone between the given points, so no curve overshoots its designer."""
    h = np.diff(xs)
    d = np.diff(ys) / h
    m = np.zeros_like(ys)
    m[0], m[-1] = d[0], d[-1]
    for i in range(1, len(xs) - 1):
        if d[i - 1] * d[i] > 0:
            w1, w2 = 2 * h[i] + h[i - 1], h[i] + 2 * h[i - 1]
            m[i] = (w1 + w2) / (w1 / d[i - 1] + w2 / d[i])
    return m


def _sample(xs, ys, grid):
    m = _slopes(xs, ys)
    i = np.clip(np.searchsorted(xs, grid) - 1, 0, len(xs) - 2)
    h = xs[i + 1] - xs[i]
    t = (grid - xs[i]) / h
    t2, t3 = t * t, t * t * t
    inside = (
        (2 * t3 - 3 * t2 + 1) * ys[i]
        + (t3 - 2 * t2 + t) * h * m[i]
        + (3 * t2 - 2 * t3) * ys[i + 1]
        + (t3 - t2) * h * m[i + 1]
    )
    inside = np.where(grid < xs[0], ys[0] + (grid - xs[0]) * m[0], inside)
    return np.where(grid > xs[-1], ys[-1] + (grid - xs[-1]) * m[-1], inside)


class Curve:
    """A curve through points, blurred by `sigma` metres: corners become fillets, and reflections stay smooth."""

    STEP = 0.01
    PAD = 0.8

    def __init__(self, points, sigma=0.04):
        pts = np.array(sorted(points), dtype=float)
        self.x0 = pts[0, 0] - self.PAD
        count = int((pts[-1, 0] + self.PAD - self.x0) / self.STEP) + 8
        grid = self.x0 + np.arange(count) * self.STEP
        table = _sample(pts[:, 0], pts[:, 1], grid)
        if sigma > 0:
            reach = int(4 * sigma / self.STEP) + 1
            k = np.exp(-0.5 * (np.arange(-reach, reach + 1) * self.STEP / sigma) ** 2)
            table = np.convolve(np.pad(table, reach, mode='edge'), k / k.sum(), mode='valid')
        self.table = table

    def __call__(self, x):
        u = (np.asarray(x, dtype=float) - self.x0) / self.STEP
        u = np.clip(u, 1.0, len(self.table) - 3.001)
        i = u.astype(np.int64)
        t = u - i
        t2, t3 = t * t, t * t * t
        tab = self.table
        return (
            tab[i - 1] * (1 - 3 * t + 3 * t2 - t3)
            + tab[i] * (4 - 6 * t2 + 3 * t3)
            + tab[i + 1] * (1 + 3 * t + 3 * t2 - 3 * t3)
            + tab[i + 2] * t3
        ) / 6.0


def smooth(a, b, x):
    """0 below a, 1 above b, twice smooth between."""
    t = np.clip((x - a) / (b - a), 0.0, 1.0)
    return t * t * t * (t * (6 * t - 15) + 10)


def smax(a, b, r, p=2.3):
    """Larger of two distances with the edge between them rounded by radius r."""
    u, v = np.maximum(a + r, 0.0), np.maximum(b + r, 0.0)
    return np.minimum(np.maximum(a, b), -r) + (u**p + v**p) ** (1.0 / p)


def join(a, b, r):
    """Larger of two heights, blended over r where they meet (shift-invariant, unlike `smax`)."""
    h = np.maximum(r - np.abs(a - b), 0) / r
    return np.maximum(a, b) + h * h * h * r / 6


def ridge(d, width, sharp=0.006):
    """1 on the line d = 0, falling off over `width` on both sides with a rounded crest: a pressed crease."""
    return np.exp(-(np.sqrt(d * d + sharp * sharp) - sharp) / width)


def bump(d, width):
    return np.exp(-((d / width) ** 2))
