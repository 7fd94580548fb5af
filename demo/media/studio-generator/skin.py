"""Turns a solid given by a field into a dense, even mesh: rays from an inner box to an outer one, met by root finding."""
import numpy as np


def _grid(a, b, step):
    return np.linspace(a, b, max(3, int(round((b - a) / step)) + 1))


def _patches(lo, hi, step):
    """The outer box without its floor as grids of points (half: y >= 0), with outward winding noted."""
    xs, ys, zs = (_grid(lo[i], hi[i], step) for i in range(3))
    top = np.meshgrid(xs, ys, indexing='ij')
    yield top[0], top[1], np.full_like(top[0], hi[2]), False
    side = np.meshgrid(xs, zs, indexing='ij')
    yield side[0], np.full_like(side[0], hi[1]), side[1], True
    end = np.meshgrid(ys, zs, indexing='ij')
    yield np.full_like(end[0], lo[0]), end[0], end[1], True
    yield np.full_like(end[0], hi[0]), end[0], end[1], False
    low = np.meshgrid(_grid(lo[0], hi[0], step * 3), _grid(lo[1], hi[1], step * 3), indexing='ij')
    yield low[0], low[1], np.full_like(low[0], lo[2]), True


def _solve(field, a, b):
    """Point on each segment a->b where the field changes sign: bisection, then Illinois steps."""
    n = a.shape[1]
    t0, t1 = np.zeros(n), np.ones(n)
    f0, f1 = field(*a), field(*b)

    def at(t):
        return field(*(a + (b - a) * t))

    for _ in range(9):
        t = 0.5 * (t0 + t1)
        f = at(t)
        out = f > 0
        t1, f1 = np.where(out, t, t1), np.where(out, f, f1)
        t0, f0 = np.where(out, t0, t), np.where(out, f0, f)
    for _ in range(7):
        t = np.clip((t0 * f1 - t1 * f0) / (f1 - f0 + 1e-18), t0, t1)
        f = at(t)
        out = f > 0
        t0n, f0n = np.where(out, t0, t), np.where(out, f0 * 0.5, f)
        t1, f1 = np.where(out, t, t1), np.where(out, f, f1 * 0.5)
        t0, f0 = t0n, f0n
    return a + (b - a) * t


def mesh(field, lo, hi, inner_lo, inner_hi, step, mirror=True):
    """Vertices (n, 3) and quads (m, 4) of the solid. `lo`..`hi` encloses the half body, the inner box lies within it."""
    lo, hi, ilo, ihi = (np.array(v, dtype=float) for v in (lo, hi, inner_lo, inner_hi))
    points, quads, base = [], [], 0
    for px, py, pz, flip in _patches(lo, hi, step):
        b = np.stack([px.ravel(), py.ravel(), pz.ravel()])
        share = (b - lo[:, None]) / (hi - lo)[:, None]
        a = ilo[:, None] + (ihi - ilo)[:, None] * share
        points.append(_solve(field, a, b))
        n, m = px.shape
        idx = base + np.arange(n * m).reshape(n, m)
        q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
        quads.append(q[:, ::-1] if flip else q)
        base += n * m
    v, q = np.concatenate(points, 1).T, np.concatenate(quads)
    if mirror:
        v[np.abs(v[:, 1]) < 1e-9, 1] = 0.0
        m = v * [1, -1, 1]
        q = np.concatenate([q, q[:, ::-1] + len(v)])
        v = np.concatenate([v, m])
    return weld(v, q)


def weld(v, q):
    """Merge points that coincide, and drop quads that vanish."""
    key = np.round(v * 2e5).astype(np.int64)
    _, first, inverse = np.unique(key, axis=0, return_index=True, return_inverse=True)
    return v[first], inverse.reshape(-1)[q]
