import { document, drafter } from '#drawing/solid/index.ts'
import { BODY } from './body.ts'
import { BRAKING } from './braking.ts'
import { COOLING } from './cooling.ts'
import { DRIVELINE } from './driveline.ts'
import { ELECTRICAL } from './electrical.ts'
import { ENGINE } from './engine.ts'
import { FILTERS } from './filters.ts'
import { RUNNING_GEAR } from './running-gear.ts'
import { WHEELS } from './wheels.ts'
import { CHARGING } from './charging.ts'
import { EXTERIOR } from './exterior.ts'
import { INTERIOR } from './interior.ts'
import { WORKSHOP } from './workshop.ts'
import type { Sketch } from './sketch.ts'

const SKETCHES = {
  ...FILTERS,
  ...BRAKING,
  ...RUNNING_GEAR,
  ...ENGINE,
  ...COOLING,
  ...DRIVELINE,
  ...ELECTRICAL,
  ...BODY,
  ...WHEELS,
  ...CHARGING,
  ...INTERIOR,
  ...EXTERIOR,
  ...WORKSHOP,
} as const

export type PartKind = keyof typeof SKETCHES

export const PART_KINDS = Object.keys(SKETCHES) as PartKind[]

/** Whether a word names a kind of part that can be drawn. */
export function isPartKind(word: string): word is PartKind {
  return Object.hasOwn(SKETCHES, word)
}

/** The picture of a kind of part: a standalone SVG document, 16:10, light and dark. */
export function drawPart(kind: PartKind): string {
  const { draw, turn = 28, rise = 22, size }: Sketch = SKETCHES[kind]
  return document((board) => draw(drafter(board)), { turn, rise, size })
}
