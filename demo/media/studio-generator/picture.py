"""Takes a picture: the car without floor, its shadow apart at low size, a guided noise filter, and the stage colour behind."""
import os
import shutil
import tempfile
import bpy
import numpy as np

STAGE = (0xEC, 0xEE, 0xEB)


def _settings(width, height, samples, bounces, clear):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold = 'CPU', samples, True, 0.02
    c.adaptive_min_samples, c.use_denoising = min(12, samples), False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, bounces, 3
    c.transmission_bounces, c.transparent_max_bounces = 1, 8
    c.sample_clamp_indirect, c.sample_clamp_direct = 1.5, 6.0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.5
    s.render.film_transparent, s.render.use_persistent_data = clear, True
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    layer = bpy.context.view_layer
    layer.use_pass_normal = True
    layer.cycles.denoising_store_passes = True


def _outputs(folder, names):
    """Compositor that writes the named passes as EXR files."""
    s = bpy.context.scene
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    layers = t.nodes.new('CompositorNodeRLayers')
    out = t.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    out.file_slots.clear()
    for name in names:
        out.file_slots.new(name.replace(' ', '-') + '-')
        t.links.new(layers.outputs[name], out.inputs[-1])


def _load(folder, name):
    prefix = name.replace(' ', '-') + '-'
    file = next(f for f in os.listdir(folder) if f.startswith(prefix) and f[len(prefix)].isdigit())
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    data = np.empty(w * h * 4, dtype=np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(h, w, 4)


def _passes(width, height, samples, names, bounces=1, clear=True):
    folder = tempfile.mkdtemp(prefix='studio-')
    try:
        _settings(width, height, samples, bounces, clear)
        _outputs(folder, names)
        bpy.ops.render.render()
        return [_load(folder, n) for n in names]
    finally:
        shutil.rmtree(folder)


def _shift(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def _median(a):
    stack = np.stack([_shift(a, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)])
    return np.partition(stack, 4, axis=0)[4]


def _filter(color, normal, albedo, rounds=4):
    """Edge-keeping blur on growing rings: neighbours count as far as shape, material and brightness agree."""
    out = np.log1p(np.clip(color, 0, 4) * 4).astype(np.float32)
    albedo = np.sqrt(np.clip(albedo, 0, 1))
    light = out.mean(-1).astype(float)
    noise = _blur((light - _blur(light, 2.0)) ** 2, 4.0)[..., None]
    kernel = {0: 0.375, 1: 0.25, 2: 0.0625}
    for level in range(rounds):
        hop = 2**level
        guide = _median(out) if level < 2 else out
        total, weights = np.zeros_like(out), np.zeros(out.shape[:2] + (1,), np.float32)
        allow = (0.012 + 6.0 * noise) / (1 + level)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                at = lambda a: _shift(a, dy * hop, dx * hop)
                dn = ((at(normal) - normal) ** 2).sum(-1, keepdims=True)
                da = ((at(albedo) - albedo) ** 2).sum(-1, keepdims=True)
                dc = ((at(guide) - guide) ** 2).sum(-1, keepdims=True)
                w = kernel[abs(dy)] * kernel[abs(dx)] * np.exp(-dn / 0.012 - da / 0.03 - dc / (allow * 3))
                total += at(out) * w
                weights += w
        out = total / weights
    return np.expm1(out) / 4


def _blur(a, sigma):
    reach = int(3 * sigma) + 1
    k = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    k /= k.sum()
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (reach, reach)
        p = np.pad(a, pad, mode='edge')
        a = sum(k[i] * np.take(p, np.arange(i, i + a.shape[axis]), axis=axis) for i in range(len(k)))
    return a


def _resize(a, h, w):
    ys, xs = np.linspace(0, a.shape[0] - 1, h), np.linspace(0, a.shape[1] - 1, w)
    y0, x0 = np.minimum(ys.astype(int), a.shape[0] - 2), np.minimum(xs.astype(int), a.shape[1] - 2)
    fy, fx = (ys - y0)[:, None], (xs - x0)[None]
    g = lambda i, j: a[y0 + i][:, x0 + j]
    return g(0, 0) * (1 - fy) * (1 - fx) + g(1, 0) * fy * (1 - fx) + g(0, 1) * (1 - fy) * fx + g(1, 1) * fy * fx


def _shadow(width, height, fades):
    """Share of light the car takes from the floor, smooth; where it `fades` it is gone at the frame, so that the picture joins the page."""
    floor = bpy.data.objects['floor']
    others = [o for o in bpy.data.objects if o.type == 'MESH' and o is not floor]
    for o in others:
        o.visible_camera = False
    floor.visible_camera, floor.is_shadow_catcher = True, True
    w = 360
    (image,) = _passes(w, round(w * height / width), 24, ['Image'])
    floor.visible_camera, floor.is_shadow_catcher = False, False
    for o in others:
        o.visible_camera = True
    a = _blur(image[..., 3].astype(float), 1.9)
    far = _blur(a, 6.0)
    mix = np.clip((a - 0.25) / 0.35, 0, 1)
    a = far * (1 - mix) + a * mix
    a = np.clip(_resize(a, height, width) - 0.02, 0, 1)
    if not fades:
        return a
    u, v = np.linspace(0, 1, width)[None], np.linspace(0, 1, height)[:, None]
    rim = np.clip(np.minimum(np.minimum(u, 1 - u) / 0.15, np.minimum(v, 1 - v) / 0.12), 0, 1)
    return a * rim * rim * (3 - 2 * rim)


def _encode(x):
    x = np.maximum(x, 0) ** 1.14
    x = np.where(x > 0.72, 0.72 + 0.28 * (1 - np.exp(-(x - 0.72) / 0.34)), x)
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def _extent(alpha):
    """The part of the picture that holds the car, with a margin."""
    ys, xs = np.where(alpha.max(1) > 0)[0], np.where(alpha.max(0) > 0)[0]
    return slice(max(0, ys[0] - 20), ys[-1] + 20), slice(max(0, xs[0] - 20), xs[-1] + 20)


def take_inside(path, width, height, samples):
    """Renders a cabin: its light has bounced often, and the bright studio shows through the windows."""
    names = ['Image', 'Denoising Normal', 'Denoising Albedo']
    image, normal, albedo = _passes(width, height, samples, names, bounces=3, clear=False)
    _save(path, _encode(_filter(image[..., :3], normal[..., :3], albedo[..., :3])))


def take(path, width, height, samples, fades=True):
    """Renders the scene's camera view to a PNG on the stage colour. `fades`: no shadow at the frame, for a car that stands free in it."""
    shadow = _shadow(width, height, fades)
    bpy.data.objects['floor'].visible_camera = False
    image, normal, albedo = _passes(width, height, samples, ['Image', 'Denoising Normal', 'Denoising Albedo'])
    alpha = image[..., 3:4]
    color = image[..., :3] / np.maximum(alpha, 1e-3)
    box = _extent(alpha[..., 0])
    color[box] = _filter(color[box], normal[box][..., :3], albedo[box][..., :3])
    stage = np.array(STAGE, dtype=float) / 255
    back = stage * (1 - 0.80 * shadow[..., None] ** 1.15)
    out = back * (1 - alpha) + _encode(color) * alpha
    _save(path, out)


def _save(path, picture):
    height, width = picture.shape[:2]
    result = bpy.data.images.new('result', width, height, alpha=False)
    rgba = np.ones((height, width, 4), dtype=np.float32)
    rgba[..., :3] = np.clip(picture, 0, 1)
    result.pixels.foreach_set(rgba.ravel())
    result.filepath_raw, result.file_format = path, 'PNG'
    result.save()
    bpy.data.images.remove(result)
