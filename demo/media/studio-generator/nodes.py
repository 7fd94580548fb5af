"""Short spelling of Cycles shader graphs."""
import bpy


class Graph:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, **inputs):
        n = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            self.feed(n.inputs[key.replace('_', ' ')], value)
        return n

    def feed(self, socket, value):
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, op, a, b=0.0):
        n = self.tree.nodes.new('ShaderNodeMath')
        n.operation = op
        self.feed(n.inputs[0], a)
        self.feed(n.inputs[1], b)
        return n.outputs[0]

    def attribute(self, name):
        n = self.tree.nodes.new('ShaderNodeAttribute')
        n.attribute_name = name
        return n.outputs['Fac']

    def inside(self, distance, edge=0.0, soft=0.0008):
        """1 where the signed distance lies below `edge`."""
        n = self.tree.nodes.new('ShaderNodeMapRange')
        self.feed(n.inputs['Value'], distance)
        for key, v in (('From Min', edge - soft), ('From Max', edge + soft), ('To Min', 1.0), ('To Max', 0.0)):
            n.inputs[key].default_value = v
        return n.outputs[0]

    def mix(self, below, above, mask):
        n = self.tree.nodes.new('ShaderNodeMixShader')
        self.feed(n.inputs[0], mask)
        self.feed(n.inputs[1], below)
        self.feed(n.inputs[2], above)
        return n.outputs[0]

    def surface(self, color, rough=0.4, metal=0.0, coat=0.0, spec=0.5, glow=None, power=0.0, coat_rough=0.015):
        n = self.tree.nodes.new('ShaderNodeBsdfPrincipled')
        self.feed(n.inputs['Base Color'], color)
        self.feed(n.inputs['Roughness'], rough)
        self.feed(n.inputs['Metallic'], metal)
        self.feed(n.inputs['Specular'], spec)
        self.feed(n.inputs['Clearcoat'], coat)
        n.inputs['Clearcoat Roughness'].default_value = coat_rough
        if glow:
            n.inputs['Emission'].default_value = glow
            n.inputs['Emission Strength'].default_value = power
        return n.outputs[0]

    def pane(self, tint, rough=0.0, ior=1.5, lift=0.0):
        """Thin glass: what is behind, tinted, under a mirror that grows towards the edge of view."""
        clear = self.node('ShaderNodeBsdfTransparent', Color=tint).outputs[0]
        gloss = self.node('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=rough).outputs[0]
        fresnel = self.node('ShaderNodeFresnel', IOR=ior).outputs[0]
        return self.mix(clear, gloss, self.math('ADD', fresnel, lift))

    def finish(self, shader):
        out = self.tree.nodes.new('ShaderNodeOutputMaterial')
        self.tree.links.new(shader, out.inputs['Surface'])
        return self.material


def srgb(code):
    """Linear RGBA of a six-digit hex code."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


def plain(name, color, **options):
    g = Graph(name)
    return g.finish(g.surface(srgb(color), **options))
