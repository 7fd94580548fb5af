"""From numpy arrays to Blender objects."""
import bpy
import numpy as np


def add(name, v, q, material, attributes=None, flat=False):
    """Object from vertices (n, 3) and quads or triangles (m, k); attributes are floats per vertex."""
    q = np.ascontiguousarray(q, dtype=np.int32)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(v))
    mesh.vertices.foreach_set('co', np.ascontiguousarray(v, dtype=np.float32).ravel())
    mesh.loops.add(q.size)
    mesh.loops.foreach_set('vertex_index', q.ravel())
    mesh.polygons.add(len(q))
    k = q.shape[1]
    mesh.polygons.foreach_set('loop_start', np.arange(len(q), dtype=np.int32) * k)
    mesh.polygons.foreach_set('loop_total', np.full(len(q), k, dtype=np.int32))
    mesh.polygons.foreach_set('use_smooth', np.full(len(q), not flat))
    for key, values in (attributes or {}).items():
        mesh.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(values, dtype=np.float32))
    mesh.update(calc_edges=True)
    mesh.validate()
    mesh.materials.append(material)
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(obj)
    return obj


def sheet(points, closed_u=False, closed_v=False):
    """Quads of a grid of points (n, m, 3)."""
    n, m = points.shape[:2]
    idx = np.arange(n * m).reshape(n, m)
    if closed_u:
        idx = np.concatenate([idx, idx[:1]], 0)
    if closed_v:
        idx = np.concatenate([idx, idx[:, :1]], 1)
    q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
    return points.reshape(-1, 3), q


def lathe(profile, steps=160):
    """Turns (radius, y) points about the y axis."""
    a = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    r, y = np.array(profile, dtype=float).T
    pts = np.stack([r[None] * np.cos(a)[:, None], np.repeat(y[None], steps, 0), r[None] * np.sin(a)[:, None]], -1)
    return sheet(pts, closed_u=True)


def rounded_box(size, p=5.0, n=24):
    """Superellipsoid of the given half sizes."""
    u = np.linspace(-np.pi / 2, np.pi / 2, n)
    w = np.linspace(-np.pi, np.pi, 2 * n, endpoint=False)
    f = lambda t: np.sign(t) * np.abs(t) ** (2 / p)
    cu, su, cw, sw = f(np.cos(u)), f(np.sin(u)), f(np.cos(w)), f(np.sin(w))
    pts = np.stack([size[0] * cu[:, None] * cw[None], size[1] * cu[:, None] * sw[None], size[2] * np.repeat(su[:, None], 2 * n, 1)], -1)
    return sheet(pts, closed_v=True)


def tube(path, radius, steps=12):
    """Round bar along points (n, 3)."""
    p = np.array(path, dtype=float)
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    up = np.array([0.0, 0.3, 1.0])
    a = np.cross(t, up)
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, t)
    ang = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    r = np.broadcast_to(np.asarray(radius, dtype=float), (len(p),))[:, None, None]
    pts = p[:, None] + r * (np.cos(ang)[None, :, None] * a[:, None] + np.sin(ang)[None, :, None] * b[:, None])
    return sheet(pts, closed_v=True)
