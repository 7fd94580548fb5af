import type { FrontDesign } from '#drawing/measure.ts'

/** How a maker's lorries, vans and buses look from ahead; shares of the face where no unit is named. */
export type Face = {
  /** Outline of the grille: its lower width against the upper one. */
  taper: number
  bars: number
  pattern: 'bars' | 'mesh' | 'columns' | 'blades'
  /** Lamp: share of width, of height, and the slant of its upper edge. */
  lamp: 'wide' | 'tall' | 'slim' | 'round' | 'corner'
  /** Whether the frame of the grille is bright. */
  isBright: boolean
  /** Whether the bumper wears the cab's paint. */
  isPaintedBumper: boolean
}

export const FACES: Record<FrontDesign, Face> = {
  wing: { taper: 0.78, bars: 4, pattern: 'blades', lamp: 'wide', isBright: true, isPaintedBumper: true },
  shield: { taper: 0.66, bars: 5, pattern: 'mesh', lamp: 'tall', isBright: false, isPaintedBumper: true },
  lattice: { taper: 0.92, bars: 5, pattern: 'bars', lamp: 'corner', isBright: true, isPaintedBumper: false },
  split: { taper: 0.86, bars: 3, pattern: 'bars', lamp: 'slim', isBright: false, isPaintedBumper: true },
  bar: { taper: 1, bars: 3, pattern: 'blades', lamp: 'wide', isBright: false, isPaintedBumper: true },
  round: { taper: 0.84, bars: 4, pattern: 'mesh', lamp: 'round', isBright: true, isPaintedBumper: true },
  block: { taper: 1, bars: 4, pattern: 'columns', lamp: 'corner', isBright: false, isPaintedBumper: false },
  slim: { taper: 0.9, bars: 2, pattern: 'blades', lamp: 'slim', isBright: false, isPaintedBumper: true },
  star: { taper: 0.74, bars: 4, pattern: 'columns', lamp: 'tall', isBright: true, isPaintedBumper: true },
  frame: { taper: 0.96, bars: 3, pattern: 'mesh', lamp: 'wide', isBright: true, isPaintedBumper: false },
}
