"""Studio: soft lights, a floor that only catches shadow, level cameras that frame a car on the common ground line."""
import bpy
import numpy as np

VIEWS = dict(
    front=dict(azimuth=-142.0, distance=8.2, height=1.18, share=0.84),
    rear=dict(azimuth=-38.0, distance=8.2, height=1.22, share=0.84),
    side=dict(azimuth=-90.0, distance=15.0, height=1.0, share=0.86),
)
VIEWS['front-face'] = dict(azimuth=180.0, distance=12.0, height=1.05, share=0.50)
VIEWS['rear-face'] = dict(azimuth=0.0, distance=12.0, height=1.10, share=0.50)
CLOSE_UPS = {
    'lamp': dict(azimuth=-150.0, distance=2.6, height=1.06, width=0.98),
    'wheel': dict(azimuth=-122.0, distance=3.0, height=0.50, width=1.24),
}
# A turn keeps its distance, so that the car does not grow and shrink: its side fills this share.
VIEWS['spin'] = dict(azimuth=-142.0, distance=8.6, height=1.18, share=0.80, turn=True)
GROUND_LINE = 0.815


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


class Sky:
    """Studio as a function of direction: one light source only, so that few samples give a clean picture."""

    def __init__(self):
        world = bpy.data.worlds.new('studio')
        bpy.context.scene.world = world
        world.use_nodes = True
        world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 1024
        self.t = world.node_tree
        coord = self.t.nodes.new('ShaderNodeTexCoord')
        xyz = self.t.nodes.new('ShaderNodeSeparateXYZ')
        self.t.links.new(coord.outputs['Generated'], xyz.inputs[0])
        self.x, self.y, self.z = xyz.outputs

    def math(self, op, a, b=0.0):
        n = self.t.nodes.new('ShaderNodeMath')
        n.operation = op
        for socket, value in zip(n.inputs, (a, b)):
            if hasattr(value, 'is_output'):
                self.t.links.new(value, socket)
            else:
                socket.default_value = value
        return n.outputs[0]

    def step(self, value, a, b, out0=0.0, out1=1.0):
        n = self.t.nodes.new('ShaderNodeMapRange')
        n.interpolation_type = 'SMOOTHSTEP'
        self.t.links.new(value, n.inputs['Value'])
        for key, v in (('From Min', a), ('From Max', b), ('To Min', out0), ('To Max', out1)):
            n.inputs[key].default_value = v
        return n.outputs[0]

    def panel(self, axis, u, v, half, low, high, soft):
        """Soft-edged rectangle: u, v seen at unit distance along `axis` (a positive socket)."""
        along = self.math('MAXIMUM', axis, 0.02)
        wide = self.math('ABSOLUTE', self.math('DIVIDE', u, along))
        tall = self.math('DIVIDE', v, along)
        m = self.step(wide, half - soft * 2, half + soft * 2, 1.0, 0.0)
        m = self.math('MULTIPLY', m, self.step(tall, low - soft, low + soft))
        m = self.math('MULTIPLY', m, self.step(tall, high - soft, high + soft, 1.0, 0.0))
        return self.math('MULTIPLY', m, self.step(axis, 0.02, 0.08))


def lights():
    s = Sky()
    total = s.step(s.z, -0.02, 0.04, 0.42, 0.17)
    total = s.math('ADD', total, s.step(s.z, 0.05, 0.35, 0.0, -0.07))
    total = s.math('ADD', total, s.step(s.z, 0.35, 0.9, 0.0, 0.12))
    wide_y = s.math('ABSOLUTE', s.y)
    panels = [
        (s.panel(s.z, s.x, wide_y, 1.20, -1.0, 0.62, 0.24), 2.0),
        (s.panel(wide_y, s.x, s.z, 2.2, 0.46, 0.60, 0.02), 5.5),
        (s.panel(wide_y, s.math('ADD', s.x, 0.25), s.z, 1.1, 0.72, 1.25, 0.06), 0.75),
        (s.panel(s.math('MULTIPLY', s.x, -1.0), s.y, s.z, 0.55, 0.30, 0.62, 0.05), 1.5),
        (s.panel(s.x, s.y, s.z, 0.55, 0.30, 0.62, 0.05), 1.0),
    ]
    for mask, power in panels:
        total = s.math('ADD', total, s.math('MULTIPLY', mask, power))
    s.t.links.new(total, s.t.nodes['Background'].inputs['Color'])
    s.t.nodes['Background'].inputs['Strength'].default_value = 0.98


def floor():
    bpy.ops.mesh.primitive_plane_add(size=60, location=(2.4, 0, 0))
    obj = bpy.context.object
    obj.name = 'floor'
    mat = bpy.data.materials.new('floor')
    mat.use_nodes = True
    bsdf = mat.node_tree.nodes['Principled BSDF']
    bsdf.inputs['Base Color'].default_value = (0.80, 0.81, 0.79, 1)
    bsdf.inputs['Roughness'].default_value = 1.0
    bsdf.inputs['Specular'].default_value = 0.0
    obj.data.materials.append(mat)


def _level(spec, x, azimuth=None, y=0.0):
    """Camera on a circle round (x, y), looking level at it; also its place and the projection it makes."""
    az = np.radians(spec['azimuth'] if azimuth is None else azimuth)
    pos = np.array([x + spec['distance'] * np.cos(az), y + spec['distance'] * np.sin(az), spec['height']])
    fwd = np.array([-np.cos(az), -np.sin(az), 0.0])
    right = np.array([fwd[1], -fwd[0], 0.0])

    def project(p):
        d = p - pos
        depth = d @ fwd
        return (d @ right) / depth, d[:, 2] / depth

    cam = bpy.data.cameras.new('camera')
    cam.sensor_width = 36.0
    obj = bpy.data.objects.new('camera', cam)
    obj.location = pos
    obj.rotation_euler = (np.pi / 2, 0, np.arctan2(fwd[1], fwd[0]) - np.pi / 2)
    bpy.context.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    return cam, pos, project


def camera(view, points, contacts, center, aspect=1.6, azimuth=None):
    """Level camera at the view's azimuth; lens and shift chosen so the car fills its share and stands on the ground line."""
    spec = VIEWS[view]
    cam, pos, project = _level(spec, center, azimuth)
    if spec.get('turn'):
        return _turn(cam, spec, points, center, aspect)
    u, v = project(points)
    _, low = project(contacts)
    wide = u.max() - u.min()
    scale = spec['share'] / wide
    scale = min(scale, 0.60 / aspect / (v.max() - low.min()))
    cam.lens = 36.0 * scale
    cam.shift_x = float((u.max() + u.min()) / 2 * scale)
    cam.shift_y = float(low.min() * scale + (GROUND_LINE - 0.5) / aspect)


def _turn(cam, spec, points, center, aspect):
    """One lens for every frame, from the side view's width; the middle of the car's floor stays where it is."""
    depth = spec['distance'] + points[:, 1]
    u = (points[:, 0] - center) / depth
    scale = spec['share'] / (u.max() - u.min())
    cam.lens = 36.0 * scale
    cam.shift_y = float(-spec['height'] / spec['distance'] * scale + (GROUND_LINE - 0.05 - 0.5) / aspect)


def close_up(view, target, size=1.0):
    """Level camera near a part of the car, the part in the middle of the picture; `size`: of the part, 1 for a common one."""
    spec = CLOSE_UPS[view]
    cam, pos, project = _level(spec, target[0], None, target[1])
    u, v = project(np.array([target], dtype=float))
    scale = spec['distance'] / (spec['width'] * size)
    cam.lens = 36.0 * scale
    cam.shift_x, cam.shift_y = float(u[0] * scale), float(v[0] * scale)
