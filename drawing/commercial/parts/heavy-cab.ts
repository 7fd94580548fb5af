import type { Sheet } from '#drawing/commercial/sheet.ts'

/** The one heavy cab, as every view draws it; mm, x from the front of the vehicle. */
export type HeavyCab = {
  front: number
  rear: number
  /** Highest point of its roof. */
  top: number
  /** Upper edge of the windscreen, and the lower one. */
  brow: number
  sill: number
  /** Lower edge of the cab's shell. */
  floor: number
  /** Lower edge of the bumper. */
  lip: number
  axle: number
  radius: number
  isSleeper: boolean
  hasFlanks: boolean
}

/** The cab under a roof `top` mm high; one higher than the common flat roof gets a dome and, where asked, side deflectors. */
export function heavyCab(sheet: Sheet, input: { top: number; front?: number; rear?: number; hasFlanks?: boolean }): HeavyCab {
  const { front = 0, top, hasFlanks = false } = input
  const { front: axle, radius } = sheet.gear
  const flat = Math.min(top, 2950 + Math.max(top - 2950, 0) * 0.28)
  const floor = Math.round(Math.min(radius * 2 + 105, flat * 0.42))
  const rear = Math.round(input.rear ?? Math.min(axle + 760, front + 2280))
  return {
    front,
    rear,
    top,
    brow: Math.round(floor + (flat - floor) * 0.87),
    sill: Math.round(floor + (flat - floor) * 0.36),
    floor,
    lip: Math.round(radius * 0.6),
    axle,
    radius,
    isSleeper: rear - front > 1950,
    hasFlanks,
  }
}
