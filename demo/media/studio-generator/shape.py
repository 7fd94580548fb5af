"""The body as a solid: four height fields (sides, top, front, rear) meeting in rounded edges, warped to a model's measures."""
import numpy as np
from curves import Curve, smooth, smax, join, ridge, bump


class Shape:
    """Geometry of one body. Points are arrays x (from the nose), y (half, >= 0), z; all lengths in metres."""

    def __init__(self, style, measure):
        s, self.style = style, style
        self.length, self.half, self.height = measure['length'], measure['width'] / 2, measure['height']
        self.wheelbase = measure['wheelbase']
        spare = self.length - self.wheelbase
        self.xf = spare * s['overhang'] / (s['length'] - s['wheelbase'])
        self.xr = self.xf + self.wheelbase
        self.ref_x = [0.0, s['overhang'], s['overhang'] + s['wheelbase'], s['length']]
        self.new_x = [0.0, self.xf, self.xr, self.length]
        self.kz = self.height / s['height']
        self.tyre = measure.get('tyre', s['tyre'])
        self.rim = self.tyre * s['rim'] / s['tyre'] * measure.get('rim_share', 1.0)
        self.arch = s['arch'] + self.tyre - s['tyre']
        sweep, power = s['front_sweep']
        self.front_sweep = (sweep * min(1.0, self.xf / s['overhang']) ** 1.6, power)
        self._curves(s)

    def wx(self, x):
        """Reference x to this car's x."""
        x = np.asarray(x, dtype=float)
        out = np.interp(x, self.ref_x, self.new_x)
        out = np.where(x < 0, x, out)
        return np.where(x > self.ref_x[3], self.length + x - self.ref_x[3], out)

    def _along(self, points, scale=1.0, sigma=0.06):
        return Curve([(float(self.wx(x)), v * scale) for x, v in points], sigma)

    def _up(self, points, sigma=0.03):
        return Curve([(z * self.kz, v) for z, v in points], sigma)

    def _curves(self, s):
        kz = self.kz
        top = self._along(s['top'], kz, s['top_sigma'])
        top.table *= self.height / top.table.max()
        self.top = top
        self.cos = Curve([(0, 1), (1, 1)], 0)
        self.cos.x0, self.cos.table = top.x0, 1 / np.sqrt(1 + np.gradient(top.table, top.STEP) ** 2)
        self.crown, self.sweep = self._along(s['crown'], 1, 0.12), self._along(s['sweep'], 1, 0.12)
        self.plan = self._along(s['plan'], self.half, 0.12)
        self.belt, self.crease = self._along(s['belt'], kz, 0.12), self._along(s['crease'], kz, 0.12)
        self.shelf, self.taper = self._along(s['shelf'], 1, 0.12), self._along(s['taper'], 1, 0.12)
        self.edge = self._along(s['edge'], 1, 0.1)
        self.front, self.rear = self._up(s['front'], 0.022), self._up(s['rear'], s.get('rear_sigma', 0.022))
        self.cowl, self.header = float(self.wx(s['cowl'])), float(self.wx(s['header']))
        self.sill, self.chin, self.tail = s['sill'], s['chin'], s['tail']
        floor = [(0.0, self.chin), (self.xf, self.sill), (self.xr, self.sill), (self.length, self.tail)]
        self.floor = Curve(floor, 0.2)

    def wheel_distance(self, x, z):
        """Distance outside the nearer wheel arch's circle, negative in the opening."""
        zc = self.tyre
        return np.minimum(np.hypot(x - self.xf, z - zc), np.hypot(x - self.xr, z - zc)) - self.arch

    def flank(self, x, z):
        """Half width at the side without cut-outs: the lower body joined with the cabin."""
        s = self.style
        ws, zb, zc = self.plan(x), self.belt(x), self.crease(x)
        shelf = self.shelf(x)
        u = np.maximum((z - zc) / (zb - zc), 0)
        low = ws - shelf * u**1.9
        doors = smooth(self.xf + 0.25, self.xf + 0.75, x) * (1 - smooth(self.xr - 0.75, self.xr - 0.2, x))
        k = self.kz
        line = (0.40 + 0.05 * (x - self.xf) / self.wheelbase) * k + 0.02
        low -= 0.030 * doors * bump(z - line - 0.14 * k, 0.15 * k)
        low += 0.010 * doors * ridge(z - line, 0.045, 0.010)
        low -= 0.085 * (1 - smooth(self.sill - 0.06, self.sill + 0.20, z))
        ends = smooth(0.25, 0.8, x) * (1 - smooth(self.length - 0.5, self.length - 0.1, x))
        low += 0.011 * ends * ridge(z - zc + 0.01, 0.05, 0.010)
        low += s['haunch'] * bump(x - self.xr, 0.55) * bump(z - zc + 0.02, 0.16)
        low += 0.5 * s['haunch'] * bump(x - self.xf, 0.40) * bump(z - zc, 0.14)
        d = self.wheel_distance(x, z)
        low += s['flare'] * np.where(d > 0, bump(d, 0.06), 1.0)
        h = np.maximum(z - zb, -0.3)
        a, b = s['lean']
        cabin = ws - shelf - self.taper(x) + 0.004 - a * h - b * h * np.abs(h)
        return join(low, cabin, 0.03)

    def lid(self, x, y):
        """Height of bonnet, screens, roof and boot."""
        y2 = y * y
        xs = x - self.sweep(x) * y2
        z = self.top(xs) - self.crown(x) * y2
        bonnet = smooth(0.1, 0.35, x) * (1 - smooth(self.cowl - 0.25, self.cowl - 0.05, x))
        rib = 0.46 + 0.10 * (x / self.cowl)
        return z + 0.010 * bonnet * ridge(y - rib, 0.07, 0.012) - 0.006 * bonnet * bump(y, 0.28)

    def nose(self, y, z):
        """x of the front face."""
        a, p = self.front_sweep
        return self.front(z) + a * (y / self.half) ** p

    def back(self, y, z):
        """x of the rear face."""
        a, p = self.style['rear_sweep']
        return self.length - self.rear(z) - a * (y / self.half) ** p

    def relief(self, x, y, z):
        """Depth pressed into the skin at a point; faces and details add theirs (see body.py)."""
        return 0.0

    def field(self, x, y, z):
        """Approximate signed distance to the skin, negative inside."""
        s = self.style
        side = (y - self.flank(x, z)) / 1.06
        top = (z - self.lid(x, y)) * self.cos(x)
        out = smax(side, top, self.edge(x))
        a, p = self.front_sweep
        slope = a * p * (y / self.half) ** (p - 1) / self.half
        out = smax(out, (self.nose(y, z) - x) / np.sqrt(1 + slope**2), s['front_edge'])
        a, p = s['rear_sweep']
        slope = a * p * (y / self.half) ** (p - 1) / self.half
        rear = (x - self.back(y, z)) / np.sqrt(1 + slope**2)
        upper = smooth(0.60 * self.height, 0.68 * self.height, z)
        out = smax(out, rear, s['rear_edge'] + (s['tail_edge'] - s['rear_edge']) * upper)
        return smax(out, self.floor(x) - z, 0.03) + self.relief(x, y, z)
