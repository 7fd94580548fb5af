import { splineThrough, type Knot } from './spline.ts'

/** Draws one path: takes mm with y upward, gives compact relative path data in whole mm with y downward. */
export type Pen = {
  /** Starts a new part of the path. */
  move: (x: number, y: number) => Pen
  line: (...points: readonly (readonly [number, number])[]) => Pen
  /** Smooth curve from the current point through the knots; `from` is the direction in which it leaves (degrees). */
  curve: (knots: readonly Knot[], from?: number | null) => Pen
  /** Circular arc to a point; `clockwise` as seen on the drawing. */
  arc: (radius: number, x: number, y: number, clockwise: boolean, large?: boolean) => Pen
  close: () => Pen
  toString: () => string
}

/** The box, mm with y upward, that no curve of a pen leaves: its control points are held inside. */
export type Limits = { width: number; height: number }

/** A new pen; within limits, a curve through knots on the limits touches them exactly and never swings beyond. */
export function pen(limits: Limits | null = null): Pen {
  const heldX = (value: number) => (limits === null ? value : Math.min(Math.max(value, 0), limits.width))
  const heldY = (value: number) => (limits === null ? value : Math.min(Math.max(value, 0), limits.height))
  let data = ''
  let lastCommand = ''
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  const put = (command: string, numbers: readonly number[]) => {
    data += command === lastCommand && command !== 'm' ? joined(numbers, true) : command + joined(numbers, false)
    lastCommand = command
  }
  const self: Pen = {
    move(toX, toY) {
      const [px, py] = [Math.round(toX), Math.round(-toY)]
      if (data === '') put('M', [px, py])
      else put('m', [px - x, py - y])
      ;[x, y, startX, startY] = [px, py, px, py]
      return self
    },
    line(...points) {
      for (const [toX, toY] of points) {
        const [px, py] = [Math.round(toX), Math.round(-toY)]
        if (py === y) put('h', [px - x])
        else if (px === x) put('v', [py - y])
        else put('l', [px - x, py - y])
        ;[x, y] = [px, py]
      }
      return self
    },
    curve(knots, from = null) {
      for (const cubic of splineThrough([[x, -y, null, from], ...knots])) {
        const [px, py] = [Math.round(heldX(cubic.x)), Math.round(-heldY(cubic.y))]
        const first = [Math.round(heldX(cubic.x1)) - x, Math.round(-heldY(cubic.y1)) - y]
        const second = [Math.round(heldX(cubic.x2)) - x, Math.round(-heldY(cubic.y2)) - y]
        put('c', [...first, ...second, px - x, py - y])
        ;[x, y] = [px, py]
      }
      return self
    },
    arc(radius, toX, toY, clockwise, large = false) {
      const [px, py] = [Math.round(toX), Math.round(-toY)]
      const r = Math.round(radius)
      put('a', [r, r, 0, large ? 1 : 0, clockwise ? 1 : 0, px - x, py - y])
      ;[x, y] = [px, py]
      return self
    },
    close() {
      data += 'z'
      lastCommand = 'z'
      ;[x, y] = [startX, startY]
      return self
    },
    toString: () => data,
  }
  return self
}

/** A closed polygon; points in mm, y upward. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  return pen()
    .move(first[0], first[1])
    .line(...rest)
    .close()
    .toString()
}

/** A closed smooth shape through the knots; the last knot joins the first. */
export function blob(knots: readonly Knot[]): string {
  const first = knots[0]
  if (first === undefined) return ''
  const leave = first.length === 2 ? null : first.length === 3 ? first[2] : first[3]
  const arrive = first.length === 2 ? null : first[2]
  const last = knots.at(-1)
  const isRound = knots.length > 1 && last?.[0] === first[0] && last[1] === first[1]
  return pen()
    .move(first[0], first[1])
    .curve(isRound ? knots.slice(1) : [...knots.slice(1), [first[0], first[1], arrive, null]], leave)
    .close()
    .toString()
}

/** An open smooth line through the knots. */
export function stroke(knots: readonly Knot[]): string {
  const first = knots[0]
  if (first === undefined) return ''
  const leave = first.length === 2 ? null : first.length === 3 ? first[2] : first[3]
  return pen().move(first[0], first[1]).curve(knots.slice(1), leave).toString()
}

/** A rectangle with rounded corners, `x`,`y` its lower left corner, y upward. */
export function slab(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r < 1)
    return polygon([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ])
  return pen()
    .move(x + r, y)
    .line([x + width - r, y])
    .arc(r, x + width, y + r, false)
    .line([x + width, y + height - r])
    .arc(r, x + width - r, y + height, false)
    .line([x + r, y + height])
    .arc(r, x, y + height - r, false)
    .line([x, y + r])
    .arc(r, x + r, y, false)
    .close()
    .toString()
}

function joined(numbers: readonly number[], needsSeparator: boolean): string {
  let text = ''
  numbers.forEach((value, index) => {
    // `-0` prints as 0; a minus sign separates on its own.
    const whole = value === 0 ? 0 : value
    text += (index === 0 && !needsSeparator) || whole < 0 ? String(whole) : ` ${whole}`
  })
  return text
}
