"""Solids of the cabin: plates with rounded corners, lofts, cushions, and how they are turned and placed. X right, Y forward, Z up."""
import numpy as np
from meshes import sheet
from outlines import bend


def turned(v, x=0.0, y=0.0, z=0.0):
    """Points turned by degrees about the x, then y, then z axis."""
    out = np.asarray(v, dtype=float)
    for axis, angle in enumerate((x, y, z)):
        if angle:
            c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
            i, j = ((1, 2), (2, 0), (0, 1))[axis]
            out = out.copy()
            out[..., i], out[..., j] = out[..., i] * c - out[..., j] * s, out[..., i] * s + out[..., j] * c
    return out


def profile(points, radius, step=0.004):
    """Polyline with rounded corners, sampled evenly."""
    pts = bend(points, radius)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pts, axis=0).T))])
    t = np.linspace(0, along[-1], max(4, int(along[-1] / step)))
    return np.stack([np.interp(t, along, pts[:, 0]), np.interp(t, along, pts[:, 1])], -1)


def outline(w, h, r, n=16):
    """Rounded rectangle of half sizes w, h as points (n * 4, 2)."""
    pts = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        a = np.radians(90 * k) + np.linspace(0, np.pi / 2, n)
        pts.append(np.stack([sx * (w - r) + r * np.cos(a), sy * (h - r) + r * np.sin(a)], -1))
    return np.concatenate(pts)


def plate(w, h, depth, r, bevel=0.002):
    """Plate in the XZ plane, its face towards -Y at y = 0, `depth` thick, edges rounded by `bevel`."""
    rings = []
    for inset, y in [(w, depth), (0.4 * w, depth), (bevel, depth), (0.0, depth - bevel)]:
        rings.append((inset, y))
    a = np.linspace(0, np.pi / 2, 6)
    rings += [(bevel * (1 - np.cos(t)), bevel * (1 - np.sin(t))) for t in a]
    rings += [(bevel + 0.0008, 0.0), (0.4 * min(w, h), 0.0), (min(w, h) * 0.999, 0.0)]
    layers = []
    for inset, y in rings:
        k = min(inset, min(w, h) * 0.999)
        o = outline(w - k, h - k, max(r - k, 0.0002))
        layers.append(np.stack([o[:, 0], np.full(len(o), y), o[:, 1]], -1))
    v, q = sheet(np.array(layers), closed_v=True)
    return v, q


def cushion(w, d, h, p=4.0, n=48):
    """Superellipsoid with its faces flattened: padding of half sizes w, d, h."""
    u = np.linspace(-np.pi / 2, np.pi / 2, n)
    t = np.linspace(-np.pi, np.pi, 2 * n, endpoint=False)
    f = lambda a: np.sign(a) * np.abs(a) ** (2 / p)
    cu, su, ct, st = f(np.cos(u)), f(np.sin(u)), f(np.cos(t)), f(np.sin(t))
    pts = np.stack([w * cu[:, None] * ct[None], d * cu[:, None] * st[None], h * np.repeat(su[:, None], 2 * n, 1)], -1)
    return sheet(pts, closed_v=True)


def across(prof, xs, shift):
    """Loft of a (Y, Z) profile along x; `shift(x, profile)` gives the profile at x."""
    rows = []
    for x in xs:
        p = shift(x, prof)
        rows.append(np.stack([np.full(len(p), x), p[:, 0], p[:, 1]], -1))
    v, q = sheet(np.array(rows))
    return v, q[:, ::-1]
