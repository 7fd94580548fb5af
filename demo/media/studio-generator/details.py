"""Where the skin changes: glass, doors, cladding, seams, flap. Every answer is a signed distance, negative inside."""
import numpy as np
from curves import smax, smooth
from outlines import line, bend, box, nearest

FAR = 9.0


def side_glass(shape, x, y, z):
    """The opening of the side windows, following roof rail and screen pillars at an even distance."""
    s = shape.style
    rail = (z - shape.lid(x, np.minimum(y, shape.flank(x, z)))) * shape.cos(x) + s.get('rail', 0.058)
    foot = shape.belt(x) + 0.012 - z
    (ax, az), (bx, bz) = s['pillar_end']
    ax, bx, az, bz = float(shape.wx(ax)), float(shape.wx(bx)), az * shape.kz, bz * shape.kz
    size = np.hypot(bx - ax, bz - az)
    back = ((x - ax) * (bz - az) - (z - az) * (bx - ax)) / size
    front = shape.cowl + 0.10 - x
    d = smax(smax(rail, foot, 0.03), np.maximum(back, front), 0.035)
    onside = 0.30 * shape.half - y
    return np.maximum(d, onside)


def windscreen(shape, x, y, z):
    xs = x - shape.sweep(x) * y * y
    across = y - (shape.flank(x, z) - 0.062)
    d = smax(smax(across, shape.cowl + 0.02 - xs, 0.05), xs - shape.header, 0.05)
    return np.maximum(d, shape.belt(x) - 0.06 - z)


def cowl(shape, x, y, z):
    xs = x - shape.sweep(x) * y * y
    return np.maximum(np.maximum(y - (shape.flank(x, z) - 0.11), shape.cowl - 0.085 - xs), xs - shape.cowl - 0.03)


def rear_glass(shape, x, y, z):
    s = shape.style
    a, b = s['backlight']
    if s['tailgate']:
        across = y - (shape.flank(x, z) - 0.13)
        d = smax(smax(across, a * shape.kz - z, 0.05), z - b * shape.kz, 0.05)
        return np.maximum(d, 0.12 + (shape.back(y, z) - 0.16) - x)
    xs = x - shape.sweep(x) * y * y
    a, b = float(shape.wx(a)), float(shape.wx(b))
    d = smax(smax(y - (shape.flank(x, z) - 0.075), a - xs, 0.05), xs - b, 0.05)
    return np.maximum(d, shape.belt(x) - 0.02 - z)


def door_lines(shape):
    """x of the front door's front edge, the middle pillar, and the rear door's end at the belt."""
    a, b, c = shape.style['doors']
    w = shape.wheelbase
    return shape.xf + a * w, shape.xf + b * w, shape.xr + c * w


def pillars(shape, x, y, z):
    """Opaque black inside the side glass: middle pillar and the post of the rear quarter window."""
    _, b, c = door_lines(shape)
    lean = (z - shape.belt(x)) * 0.10
    mid = np.abs(x - b - lean) - 0.042
    post = np.abs(x - c - 0.03 + (z - shape.belt(x)) * 0.45) - 0.028
    glass = side_glass(shape, x, y, z)
    return np.minimum(np.minimum(mid, post), -glass - 0.014)


def door_seams(shape, x, y, z):
    """Shut lines of two side doors and the flap, as signed distances to lines on the flank."""
    a, b, c = door_lines(shape)
    bottom = shape.sill + 0.115
    belt = lambda at: float(shape.belt(np.array([at]))[0])
    arch_x = lambda h: shape.xr - float(np.sqrt(max((shape.arch + 0.075) ** 2 - (h - shape.tyre) ** 2, 0.0)))
    front = bend([(a + 0.10, belt(a) + 0.02), (a + 0.02, belt(a) - 0.16), (a - 0.02, bottom + 0.1), (a + 0.02, bottom), (b, bottom)], 0.07)
    mid = [(b + 0.03, belt(b) + 0.30), (b, belt(b)), (b - 0.005, bottom)]
    low = shape.tyre + 0.02
    steps = [(arch_x(h), h) for h in np.linspace(bottom + 0.05, shape.tyre + shape.arch * 0.85, 7)]
    rear = bend([(b, bottom), (arch_x(bottom) - 0.0, bottom)] + steps + [(c + 0.05, belt(c) - 0.08), (c + 0.03, belt(c) + 0.01)], 0.07)
    seams = [line(p, x, z) for p in (front, mid, rear)]
    hood = shape.flank(x, z)
    seams.append(flap(shape, x, z))
    d = nearest(*seams)
    flat = np.abs(y - hood) > 0.05
    return np.where(flat, FAR, d)


def flap(shape, x, z):
    zc = float(shape.belt(np.array([shape.xr]))[0]) - 0.17
    return box(x, z, shape.xr + 0.20, zc, 0.085, 0.062, 0.03)


def bonnet_seam(shape, x, y, z):
    """Shut lines of the bonnet on the upper side, and of the boot lid or tailgate behind."""
    xs = x - shape.sweep(x) * y * y
    edge = line(bend([(-0.10, 0.55 * shape.half), (shape.xf, 0.79 * shape.half), (shape.cowl - 0.02, 0.80 * shape.half)], 0.4), x, y)
    lip = x - shape.nose(y, z) - 0.075
    return np.where(z > shape.lid(x, y) - 0.05, smax(-lip, edge, 0.035), FAR)


def boot_seam(shape, x, y, z):
    s = shape.style
    if s['tailgate']:
        u = line(bend([(0.0, 0.60 * shape.kz), (0.66 * shape.half, 0.60 * shape.kz), (0.80 * shape.half, 0.80 * shape.kz),
                       (0.78 * shape.half, 1.18 * shape.kz), (0.66 * shape.half, 1.56 * shape.kz)], 0.12), y, z)
        return np.where((x > shape.length - 0.62) & (np.abs(x - shape.back(y, z)) < 0.035), u, FAR)
    b = float(shape.wx(s['backlight'][1])) + 0.06
    lid = line([(b, 0.70 * shape.half), (shape.length - 0.20, 0.70 * shape.half)], x, y)
    top = z > shape.lid(x, y) - 0.03
    down = line(bend([(0.70 * shape.half, 1.2), (0.68 * shape.half, 0.70 * shape.kz), (0.55 * shape.half, 0.60 * shape.kz), (0, 0.60 * shape.kz)], 0.08), y, z)
    return np.where(top, np.where(x > b - 0.02, lid, FAR), np.where(x > shape.length - 0.40, down, FAR))


def cladding(shape, x, y, z):
    """Matte lower skin: rocker, bumper foot and, on high cars, the arch rims."""
    width = shape.style['clad']
    kz = shape.kz
    if width <= 0:
        return np.maximum(z - (shape.sill + 0.035), -FAR)
    ends = smooth(shape.xf * 0.6, shape.xf, x) * (1 - smooth(shape.xr, shape.xr + 0.5, x))
    rocker = z - (shape.sill + 0.075 + 0.035 * (1 - ends)) * 1.0
    rim = shape.wheel_distance(x, z) - width * 0.62
    rim = np.where(y > 0.5 * shape.half, rim, FAR)
    return -smax(-rocker, -rim, 0.03)


def handles(shape, x, y, z):
    """Flush handles of both doors: outlines on the flank."""
    _, b, c = door_lines(shape)
    kz = shape.kz
    h = lambda at: float(shape.crease(np.array([at]))[0]) + 0.045 * kz
    one = box(x, z, b - 0.17, h(b - 0.17), 0.105, 0.017, 0.015)
    two = box(x, z, c - 0.15, h(c - 0.15), 0.105, 0.017, 0.015)
    d = np.minimum(one, two)
    return np.where(y > 0.7 * shape.half, d, FAR)
