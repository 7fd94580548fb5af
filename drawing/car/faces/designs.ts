import type { FrontDesign } from '#drawing/measure.ts'
import { BAR } from './bar.ts'
import { BLOCK } from './block.ts'
import { FRAME } from './frame.ts'
import { LATTICE } from './lattice.ts'
import { ROUND } from './round.ts'
import { SHIELD } from './shield.ts'
import { SLIM } from './slim.ts'
import { SPLIT } from './split.ts'
import { STAR } from './star.ts'
import { WING } from './wing.ts'
import type { Face } from './face.ts'

/** The ten faces. Lamps, light lines and grilles are drawn here for this product; none repeats a maker's mark. */
export const FACES: Readonly<Record<FrontDesign, Face>> = {
  wing: WING,
  shield: SHIELD,
  lattice: LATTICE,
  split: SPLIT,
  bar: BAR,
  round: ROUND,
  block: BLOCK,
  slim: SLIM,
  star: STAR,
  frame: FRAME,
}
