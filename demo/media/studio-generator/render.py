"""blender -b --python render.py -- job.json: builds one car and renders the views it lists."""
import json
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import body
import details
import extras
import faces
import picture
import studio
import wheels
from materials import skin as skin_material
from meshes import add
from styles import STYLES


def build(job):
    style, look = STYLES[job['style']], job['look']
    shape, v, q, masks, base, n = body.build(style, job['measure'], look, job.get('step', 0.008))
    add('skin', v, q, skin_material(look), masks)
    extras.lamp_bowls(v, q, masks, n)
    extras.lenses(shape, base, masks, n, faces.beams(shape, look['front']))
    extras.arch_liners(shape)
    a, _, _ = details.door_lines(shape)
    extras.mirrors(shape, look, a + 0.26)
    extras.wipers(shape)
    extras.cabin(shape)
    if look.get('rails'):
        extras.roof_rails(shape, look['rails'])
    mats = wheels.materials(look.get('wheel_finish', 'two-tone'))
    for x in (shape.xf, shape.xr):
        face = float(shape.flank(np.array([x]), np.array([shape.tyre + shape.arch + 0.02]))[0]) - 0.012
        for side in (-1, 1):
            wheels.add_wheel(mats, look['wheel'], x, face, side, shape.tyre, shape.rim, 0.225 * shape.tyre / 0.34, 0.35 * side + x)
    contacts = np.array([[x, sgn * y, 0.0] for x in (shape.xf, shape.xr) for sgn in (-1, 1) for y in (shape.half, shape.half - 0.2)])
    return shape, v, contacts


def aim(shape, v, contacts, view):
    if view['view'] == 'lamp':
        nose = float(shape.top(np.array([0.03]))[0])
        studio.close_up('lamp', (0.30, -0.76 * shape.half, nose * 0.84))
    elif view['view'] == 'wheel':
        studio.close_up('wheel', (shape.xf, -shape.half, shape.tyre * 1.06), shape.tyre / 0.335)
    else:
        studio.camera(view['view'], v[::7], contacts, shape.length / 2, view['width'] / view['height'], view.get('azimuth'))


def main():
    job = json.load(open(sys.argv[sys.argv.index('--') + 1]))
    start = time.time()
    studio.reset()
    shape, v, contacts = build(job)
    studio.lights()
    studio.floor()
    print('BUILT', round(time.time() - start, 1), flush=True)
    for view in job['views']:
        t = time.time()
        aim(shape, v, contacts, view)
        picture.take(view['path'], view['width'], view['height'], view['samples'], view['view'] not in studio.CLOSE_UPS)
        print('RENDERED', view['path'], round(time.time() - t, 1), flush=True)


main()
