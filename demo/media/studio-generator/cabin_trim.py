"""Materials of the cabin: padded skins with a fine grain, satin and gloss trim, screens."""
import bpy
from nodes import Graph, plain, srgb

TRIMS = dict(
    graphite=dict(upper='3a3e42', main='666b70', seat='70757a', decor='8b9095', liner='b9bab6', thread='8d9296', light=(0.75, 0.88, 1.0)),
    sand=dict(upper='333435', main='bfae95', seat='c6b69e', wood=('4a3322', '9a7448'), liner='d3cfc6', thread='8c7c66', light=(1.0, 0.86, 0.66)),
    cloud=dict(upper='42474c', main='cfd1cf', seat='d6d7d4', wood=('7d766b', 'b3aa9c'), liner='d5d6d2', thread='9a9d9e', light=(0.8, 0.92, 1.0)),
    chestnut=dict(upper='2c2a29', main='6a4632', seat='74503a', wood=('1f1814', '4d3a2c'), liner='b5b1a9', thread='b08a63', light=(1.0, 0.82, 0.60)),
)


def padded(name, color, rough=0.52, grain=0.10):
    """Leather or soft moulding: a grain of small cells pressed into the surface."""
    g = Graph(name)
    cells = g.tree.nodes.new('ShaderNodeTexVoronoi')
    cells.inputs['Scale'].default_value = 620.0
    g.tree.links.new(g.tree.nodes.new('ShaderNodeNewGeometry').outputs['Position'], cells.inputs['Vector'])
    bump = g.node('ShaderNodeBump', Strength=grain, Distance=0.0006, Height=cells.outputs['Distance'])
    shader = g.surface(srgb(color), rough=rough, spec=0.38)
    g.tree.links.new(bump.outputs[0], shader.node.inputs['Normal'])
    return g.finish(shader)


def wood(name, dark, light):
    """Open-pored veneer: long, uneven bands along the dashboard under a matte lacquer."""
    g = Graph(name)
    place = g.tree.nodes.new('ShaderNodeMapping')
    place.inputs['Scale'].default_value = (1.6, 46.0, 46.0)
    g.tree.links.new(g.tree.nodes.new('ShaderNodeNewGeometry').outputs['Position'], place.inputs['Vector'])
    bands = g.node('ShaderNodeTexNoise', Vector=place.outputs[0], Scale=2.2, Detail=6.0, Roughness=0.62, Distortion=0.4)
    ramp = g.tree.nodes.new('ShaderNodeMixRGB')
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = srgb(dark), srgb(light)
    g.tree.links.new(g.math('MULTIPLY', g.math('SUBTRACT', bands.outputs['Fac'], 0.32), 2.6), ramp.inputs[0])
    bump = g.node('ShaderNodeBump', Strength=0.12, Distance=0.0008, Height=bands.outputs['Fac'])
    shader = g.surface(ramp.outputs[0], rough=0.42, spec=0.4, coat=0.15)
    g.tree.links.new(bump.outputs[0], shader.node.inputs['Normal'])
    return g.finish(shader)


def display(name, path, power=1.0):
    """A lit screen under glass: the picture of `path`, by its `u`, `v` attributes."""
    g = Graph(name)
    image = g.tree.nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(path)
    image.extension = 'EXTEND'
    place = g.node('ShaderNodeCombineXYZ', X=g.attribute('u'), Y=g.attribute('v'))
    g.tree.links.new(place.outputs[0], image.inputs['Vector'])
    shader = g.surface(srgb('050607'), rough=0.06, spec=0.5)
    g.tree.links.new(image.outputs['Color'], shader.node.inputs['Emission'])
    shader.node.inputs['Emission Strength'].default_value = power
    return g.finish(shader)


def glowing(name, color, power):
    g = Graph(name)
    return g.finish(g.surface((0.8, 0.8, 0.8, 1), rough=0.4, glow=(*color, 1), power=power))


def materials(trim):
    t = TRIMS[trim]
    return dict(
        upper=padded('upper', t['upper'], 0.6, 0.14), main=padded('main', t['main']), seat=padded('seat', t['seat'], 0.48),
        decor=wood('decor', *t['wood']) if 'wood' in t else plain('decor', t['decor'], rough=0.34, metal=0.8), liner=plain('liner', t['liner'], rough=0.9, spec=0.1),
        gloss=plain('gloss', '08090a', rough=0.06, coat=0.6), satin=plain('satin', '1a1c1e', rough=0.4), dark=plain('dark', '060607', rough=0.9, spec=0.05),
        chrome=plain('chrome', 'c9cdd0', rough=0.16, metal=1.0), brushed=plain('brushed', '9da2a6', rough=0.34, metal=1.0),
        mirror=plain('mirror', '9aa1a6', rough=0.22, metal=0.35, spec=0.3), thread=plain('thread', t['thread'], rough=0.7), rubber=plain('rubber', '141516', rough=0.75, spec=0.25),
        carpet=plain('carpet', '3a3d40', rough=1.0, spec=0.05), light=glowing('ambient', t['light'], 0.75),
    )
