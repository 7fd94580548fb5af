export type Bounds = { left: number; right: number; top: number; bottom: number }

/** The exact box of a path as the pen writes it (commands M m l h v c a z; y downward as in SVG). */
export function pathBounds(d: string): Bounds {
  const box: Bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [command, numbers] of commands(d)) {
    const [n0 = 0, n1 = 0, , , , n5 = 0, n6 = 0] = numbers
    if (command === 'z') [x, y] = [startX, startY]
    else if (command === 'M' || command === 'm') {
      ;[x, y] = command === 'M' ? [n0, n1] : [x + n0, y + n1]
      ;[startX, startY] = [x, y]
    } else if (command === 'c') {
      const [x1, y1, x2, y2, dx, dy] = numbers as [number, number, number, number, number, number]
      for (const share of extremes(0, x1, x2, dx)) include(box, x + cubicAt(share, x1, x2, dx), null)
      for (const share of extremes(0, y1, y2, dy)) include(box, null, y + cubicAt(share, y1, y2, dy))
      ;[x, y] = [x + dx, y + dy]
    } else if (command === 'a') {
      arcPoints(x, y, numbers).forEach(([px, py]) => include(box, px, py))
      ;[x, y] = [x + n5, y + n6]
    } else if (command === 'h') x += n0
    else if (command === 'v') y += n0
    else [x, y] = [x + n0, y + n1]
    include(box, x, y)
  }
  return box
}

const ARITY: Readonly<Record<string, number>> = { M: 2, m: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0 }

function commands(d: string): [string, number[]][] {
  const list: [string, number[]][] = []
  for (const [, name = '', rest = ''] of d.matchAll(/([MmlhvcazZ])([^MmlhvcazZ]*)/gu)) {
    const numbers = [...rest.matchAll(/-?\d+(?:\.\d+)?/gu)].map((match) => Number(match[0]))
    const arity = ARITY[name] ?? 0
    if (arity === 0) {
      list.push([name, []])
      continue
    }
    for (let at = 0; at < numbers.length; at += arity) list.push([name, numbers.slice(at, at + arity)])
  }
  return list
}

function include(box: Bounds, x: number | null, y: number | null): void {
  if (x !== null) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
  }
  if (y !== null) {
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
}

function cubicAt(share: number, first: number, second: number, end: number): number {
  const rest = 1 - share
  return 3 * rest * rest * share * first + 3 * rest * share * share * second + share ** 3 * end
}

function extremes(start: number, first: number, second: number, end: number): number[] {
  const a = end - 3 * second + 3 * first - start
  const b = 2 * (second - 2 * first + start)
  const c = first - start
  const roots = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a), (-b - Math.sqrt(b * b - 4 * a * c)) / (2 * a)]
  return roots.filter((root) => root > 0 && root < 1)
}

/** Points along an arc, close enough for a box; the radius may have to grow to span the chord. */
function arcPoints(x: number, y: number, numbers: readonly number[]): [number, number][] {
  const [given, , , large, sweep, dx, dy] = numbers as [number, number, number, number, number, number, number]
  const chord = Math.hypot(dx, dy)
  const radius = Math.max(given, chord / 2)
  const height = Math.sqrt(Math.max(radius * radius - (chord * chord) / 4, 0)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [x + dx / 2 - (dy / chord) * -height * -1, y + dy / 2 + (dx / chord) * height]
  const from = Math.atan2(y - cy, x - cx)
  let span = Math.atan2(y + dy - cy, x + dx - cx) - from
  if (sweep === 1 && span < 0) span += 2 * Math.PI
  if (sweep === 0 && span > 0) span -= 2 * Math.PI
  return Array.from({ length: 33 }, (_, at) => [cx + radius * Math.cos(from + (span * at) / 32), cy + radius * Math.sin(from + (span * at) / 32)])
}
