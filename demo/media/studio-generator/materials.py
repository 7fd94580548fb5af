"""What the skin is made of: one layered material reading the masks of body.py."""
import bpy
from nodes import Graph, srgb


def car_paint(g, code):
    bare = srgb(code)[:3]
    light = 0.3 * bare[0] + 0.6 * bare[1] + 0.1 * bare[2]
    metal, share = (0.0, 1.0) if light > 0.7 else (0.45, 1.0) if light < 0.42 else (0.62, 0.66)
    color = tuple(share * min(c, 0.50 + 0.04 * c) for c in bare) + (1.0,)
    return g.surface(color, rough=0.36, metal=metal, coat=1.0, spec=0.35, coat_rough=0.0)


def _mesh_pattern(g, bars):
    """Bars or lozenges over a grille, from the point's place on the face."""
    pos = g.node('ShaderNodeNewGeometry').outputs['Position']
    xyz = g.node('ShaderNodeSeparateXYZ', Vector=pos)
    y, z = xyz.outputs['Y'], xyz.outputs['Z']
    if bars:
        wave = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', y, 3.14159 / 0.042)))
        return g.math('GREATER_THAN', wave, 0.62)
    a = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.math('ADD', y, g.math('MULTIPLY', z, 2.2)), 42.0)))
    b = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.math('SUBTRACT', y, g.math('MULTIPLY', z, 2.2)), 42.0)))
    return g.math('LESS_THAN', g.math('MINIMUM', a, b), 0.28)


def skin(look):
    """Material of the body: paint under cladding, black, glass, lamps and seams."""
    g = Graph('skin')
    a = {k: g.attribute(k) for k in (
        'lamp', 'led', 'grille', 'intake', 'gloss', 'chrome', 'tail', 'plate', 'diffuser', 'reflector',
        'glass', 'pillar', 'cowl', 'trim', 'seam', 'handle', 'clad', 'arch', 'tailled')}
    paint = car_paint(g, look['paint'])
    black = g.surface(srgb('0c0d0e'), rough=0.12, coat=0.6)
    matte = g.surface(srgb('1d1f21'), rough=0.55, spec=0.35)
    deep = g.surface(srgb('090a0b'), rough=0.5, spec=0.2)
    bright = g.surface(srgb('d5d8da'), rough=0.13, metal=1.0) if look.get('chrome') else black
    slats = g.surface(srgb('c3c6c8'), rough=0.2, metal=1.0) if look.get('bars') else g.surface(srgb('2a2c2e'), rough=0.3, metal=0.4)
    gap = g.surface(srgb('050505'), rough=0.8, spec=0.05)

    out = g.mix(paint, gap, g.inside(g.math('ABSOLUTE', a['seam']), 0.0026))
    out = g.mix(out, gap, g.inside(g.math('ABSOLUTE', g.math('SUBTRACT', a['handle'], 0.003)), 0.0015))
    out = g.mix(out, matte, g.inside(a['clad']))
    out = g.mix(out, matte, g.inside(a['diffuser']))
    out = g.mix(out, black, g.inside(a['gloss']))
    out = g.mix(out, deep, g.inside(a['intake']))
    grille = g.mix(deep, slats, _mesh_pattern(g, look.get('bars')))
    out = g.mix(out, grille, g.inside(a['grille']))
    out = g.mix(out, matte, g.inside(a['cowl']))
    out = g.mix(out, bright, g.inside(a['trim']))
    pane = g.pane((0.16, 0.175, 0.175, 1))
    glass = g.mix(black, pane, g.inside(a['glass'], -0.022))
    glass = g.mix(glass, black, g.inside(a['pillar']))
    out = g.mix(out, glass, g.inside(a['glass']))
    out = g.mix(out, bright, g.inside(a['chrome']))
    cover = g.mix(black, g.pane((0.92, 0.94, 0.95, 1), ior=1.45), g.inside(a['lamp'], -0.005))
    out = g.mix(out, cover, g.inside(a['lamp']))
    red = g.pane((0.62, 0.018, 0.016, 1), ior=1.5)
    out = g.mix(out, red, g.inside(a['tail']))
    out = g.mix(out, g.surface(srgb('8c0d10'), rough=0.15, coat=1.0), g.inside(a['reflector']))
    line = g.surface(srgb('ffffff'), rough=0.2, glow=(1, 1, 1, 1), power=look.get('led_power', 1.3))
    onlamp = g.math('MAXIMUM', a['led'], g.math('MULTIPLY', g.math('ADD', a['gloss'], 0.003), 1.0))
    out = g.mix(out, line, g.inside(onlamp))
    inner = g.surface(srgb('17191b'), rough=0.6)
    side = g.node('ShaderNodeNewGeometry').outputs['Backfacing']
    clear = g.inside(g.math('MINIMUM', g.math('MINIMUM', a['glass'], a['lamp']), a['tail']))
    out = g.mix(out, inner, g.math('MULTIPLY', side, g.math('SUBTRACT', 1.0, clear)))
    hole = g.node('ShaderNodeBsdfTransparent').outputs[0]
    return g.finish(g.mix(out, hole, g.inside(a['arch'])))


def _behind(g):
    return g.surface(srgb('0b0b0c'), rough=0.9, spec=0.0)


def housing():
    """Inside of a headlamp: satin bowl with fine ribs, and the light guide with its frosted edge."""
    g = Graph('housing')
    z = g.node('ShaderNodeSeparateXYZ', Vector=g.node('ShaderNodeNewGeometry').outputs['Position']).outputs['Z']
    rib = g.math('GREATER_THAN', g.math('SINE', g.math('MULTIPLY', z, 6.2832 / 0.0075)), 0.35)
    bowl = g.mix(g.surface(srgb('5a6065'), rough=0.30, metal=0.85), g.surface(srgb('2a2e31'), rough=0.35, metal=0.6), rib)
    frost = g.surface(srgb('dfe6ea'), rough=0.25, glow=(0.9, 0.95, 1, 1), power=0.35)
    line = g.surface(srgb('ffffff'), rough=0.2, glow=(1, 1, 1, 1), power=1.6)
    lit = g.mix(g.mix(bowl, frost, g.inside(g.attribute('led'), 0.0045)), line, g.inside(g.attribute('led'), 0.0005))
    return g.finish(g.mix(lit, _behind(g), g.node('ShaderNodeNewGeometry').outputs['Backfacing']))


def red_housing():
    g = Graph('red-housing')
    bowl = g.surface(srgb('6a5a5a'), rough=0.25, metal=0.7)
    line = g.surface(srgb('ff2a20'), rough=0.3, glow=(1.0, 0.16, 0.12, 1), power=5.0)
    lit = g.mix(bowl, line, g.inside(g.attribute('tailled'), 0.001))
    return g.finish(g.mix(lit, _behind(g), g.node('ShaderNodeNewGeometry').outputs['Backfacing']))


def lens():
    """Glass of a projector: dark and deep in the middle, bright towards the rim."""
    g = Graph('lens')
    edge = g.node('ShaderNodeLayerWeight', Blend=0.42).outputs['Facing']
    core = g.surface(srgb('20282f'), rough=0.02, coat=1.0, spec=1.0)
    rim = g.surface(srgb('b9c6cf'), rough=0.04, metal=0.4, coat=1.0, spec=1.0)
    return g.finish(g.mix(core, rim, edge))
