"""Signed distances in the plane: negative inside an outline, or to the right of a line."""
import numpy as np


def round_corners(points, radius, steps=6):
    """Polygon with each corner cut by a quadratic curve that begins `radius` before it."""
    pts = np.array(points, dtype=float)
    out = []
    n = len(pts)
    for i in range(n):
        a, b, c = pts[i - 1], pts[i], pts[(i + 1) % n]
        ra = min(radius, 0.48 * np.linalg.norm(a - b))
        rc = min(radius, 0.48 * np.linalg.norm(c - b))
        p = b + (a - b) / (np.linalg.norm(a - b) + 1e-9) * ra
        q = b + (c - b) / (np.linalg.norm(c - b) + 1e-9) * rc
        for t in np.linspace(0, 1, steps):
            out.append((1 - t) ** 2 * p + 2 * t * (1 - t) * b + t * t * q)
    return np.array(out)


def polygon(points, u, v, radius=0.02):
    """Signed distance to a closed outline with rounded corners."""
    pts = round_corners(points, radius) if radius > 0 else np.array(points, dtype=float)
    best = np.full(u.shape, 1e9)
    inside = np.zeros(u.shape, dtype=bool)
    for i in range(len(pts)):
        (ax, ay), (bx, by) = pts[i - 1], pts[i]
        ex, ey = bx - ax, by - ay
        length = ex * ex + ey * ey
        if length < 1e-12:
            continue
        wx, wy = u - ax, v - ay
        t = np.clip((wx * ex + wy * ey) / length, 0, 1)
        best = np.minimum(best, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
        if ay != by:
            cross = ((ay > v) != (by > v)) & (u < ax + (v - ay) / (by - ay) * ex)
            inside ^= cross
    d = np.sqrt(best)
    return np.where(inside, -d, d)


def line(points, u, v, ends=0.004):
    """Signed distance to an open polyline; beyond its ends the line is over, so a seam stops there."""
    pts = np.array(points, dtype=float)
    best = np.full(u.shape, 1e9)
    sign = np.ones(u.shape)
    for i in range(len(pts) - 1):
        (ax, ay), (bx, by) = pts[i], pts[i + 1]
        ex, ey = bx - ax, by - ay
        size = np.hypot(ex, ey)
        wx, wy = u - ax, v - ay
        raw = (wx * ex + wy * ey) / (size * size)
        t = np.clip(raw, 0, 1)
        d = np.hypot(wx - ex * t, wy - ey * t)
        over = np.zeros(u.shape)
        if i == 0:
            over = np.maximum(over, -raw * size - ends)
        if i == len(pts) - 2:
            over = np.maximum(over, (raw - 1) * size - ends)
        d = d + np.where(over > 0, 0.02, 0)
        nearer = d < best
        best = np.where(nearer, d, best)
        sign = np.where(nearer, np.sign(ex * wy - ey * wx + 1e-12), sign)
    return best * sign


def bend(points, radius):
    """Open polyline with its inner corners rounded."""
    pts = np.array(points, dtype=float)
    out = [pts[0]]
    for i in range(1, len(pts) - 1):
        a, b, c = pts[i - 1], pts[i], pts[i + 1]
        ra = min(radius, 0.48 * np.linalg.norm(a - b))
        rc = min(radius, 0.48 * np.linalg.norm(c - b))
        p = b + (a - b) / np.linalg.norm(a - b) * ra
        q = b + (c - b) / np.linalg.norm(c - b) * rc
        for t in np.linspace(0, 1, 8):
            out.append((1 - t) ** 2 * p + 2 * t * (1 - t) * b + t * t * q)
    out.append(pts[-1])
    return np.array(out)


def nearest(*signed):
    """Of several signed distances to lines the one that is nearest."""
    best = signed[0]
    for d in signed[1:]:
        best = np.where(np.abs(d) < np.abs(best), d, best)
    return best


def box(u, v, cu, cv, hu, hv, r):
    """Signed distance to a rounded rectangle."""
    qx, qy = np.abs(u - cu) - hu + r, np.abs(v - cv) - hv + r
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r
