"""blender -b --python cabin.py -- job.json: builds one cabin by its choices and takes its picture."""
import json
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import cabin_body
import cabin_dash
import cabin_trim
import cabin_wheel
import picture
import studio
from materials import car_paint
from nodes import Graph


def _paint_material(code):
    g = Graph('paint')
    return g.finish(car_paint(g, code))


def build(choices, screens):
    m = cabin_trim.materials(choices['trim'])
    side = -1 if choices['steering'] == 'left' else 1
    pictures = {name: cabin_trim.display(name, path, 1.25) for name, path in screens.items()}
    cabin_dash.dashboard(m, side)
    cabin_dash.screens(m, choices['layout'], side, pictures)
    cabin_wheel.steering_wheel(m, side)
    cabin_body.console(m)
    cabin_body.seats(m)
    cabin_body.doors(m)
    cabin_body.pedals(m, side)
    cabin_body.frame(m, _paint_material(choices['paint']))
    return side


def _area(at, look, size, power, color=(1, 1, 1)):
    light = bpy.data.lights.new('soft', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', size[0], size[1], power, color
    obj = bpy.data.objects.new('soft', light)
    obj.location = at
    d = np.array(look) - np.array(at)
    obj.rotation_euler = (np.arctan2(np.hypot(d[0], d[1]), -d[2]), 0, np.arctan2(d[1], d[0]) - np.pi / 2)
    obj.visible_camera = False
    bpy.context.collection.objects.link(obj)


def lights():
    sky = studio.Sky()
    seen = sky.t.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray']
    outside = sky.math('ADD', sky.step(sky.z, -0.16, 0.06, 0.62, 0.82), sky.step(sky.z, 0.02, 0.5, 0.0, 0.30))
    lit = sky.math('ADD', sky.math('MULTIPLY', seen, outside), sky.math('MULTIPLY', sky.math('SUBTRACT', 1.0, seen), 0.36))
    sky.t.links.new(lit, sky.t.nodes['Background'].inputs['Color'])
    _area((0, -0.55, 2.3), (0, -0.3, 0.8), (1.5, 1.2), 44)
    _area((0, 2.2, 2.0), (0, 0, 0.9), (2.2, 1.0), 54)
    for s in (-1, 1):
        _area((s * 0.42, 0.06, 0.50), (s * 0.42, 0.0, 0.2), (0.3, 0.1), 2.0)
        _area((s * 1.9, -0.3, 1.5), (0, -0.3, 0.8), (1.6, 0.9), 30)


def camera(side):
    cam = bpy.data.cameras.new('camera')
    cam.sensor_width, cam.lens, cam.clip_start = 36.0, 21.5, 0.05
    obj = bpy.data.objects.new('camera', cam)
    obj.location = (-0.05 * side, -1.16, 1.17)
    obj.rotation_euler = (np.radians(90 - 16.5), 0, np.radians(-1.5 * side))
    bpy.context.collection.objects.link(obj)
    bpy.context.scene.camera = obj


def main():
    job = json.load(open(sys.argv[sys.argv.index('--') + 1]))
    studio.reset()
    start = time.time()
    camera(build(job['choices'], job['screens']))
    lights()
    print('BUILT', round(time.time() - start, 1), flush=True)
    t = time.time()
    picture.take_inside(job['path'], job['width'], job['height'], job['samples'])
    print('RENDERED', job['path'], round(time.time() - t, 1), flush=True)


main()
