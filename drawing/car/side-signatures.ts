import type { FrontDesign } from '#drawing/measure.ts'

/** A place on the front wing: `u` as in the profile (−1 the nose, 0 the axle), `t` from the bumper's foot to the bonnet's edge. */
export type SideMark = readonly [u: number, t: number]

/** How a front design looks from the side. */
type Signature = { shells: readonly (readonly SideMark[])[]; lights: readonly (readonly SideMark[])[]; lens?: SideMark }

/** The ten faces seen from the side: the same lamps at the same heights, wrapped round the corner. */
export const SIGNATURES: Readonly<Record<FrontDesign, Signature>> = {
  wing: {
    shells: [way('-1 .68, -.9 .8, -.5 .92, -.6 .82, -.8 .68, -1 .6')],
    lights: [way('-.99 .6, -.84 .68, -.64 .8')],
  },
  shield: {
    shells: [way('-1 .74, -.86 .87, -.58 .93, -.62 .74, -.9 .64, -1 .62')],
    lights: [way('-.96 .66, -.67 .76'), way('-.67 .76, -.64 .88')],
  },
  lattice: {
    shells: [way('-1 .78, -.88 .9, -.54 .95, -.6 .87, -.9 .76, -1 .7')],
    lights: [way('-.97 .73, -.62 .88'), way('-.92 .58, -.945 .32')],
  },
  split: {
    shells: [way('-1 .6, -.8 .6, -.83 .42, -1 .42')],
    lights: [way('-.98 .82, -.82 .89, -.52 .93'), way('-.95 .5, -.87 .5')],
  },
  bar: {
    shells: [way('-1 .72, -.72 .8, -.74 .66, -1 .6')],
    lights: [way('-1 .8, -.84 .89, -.56 .94')],
  },
  round: { shells: [], lights: [], lens: [-0.85, 0.72] },
  block: {
    shells: [way('-1 .9, -.72 .95, -.72 .68, -1 .64')],
    lights: [way('-.95 .7, -.76 .73'), way('-.76 .73, -.76 .88'), way('-.76 .88, -.93 .86')],
  },
  slim: {
    shells: [way('-1 .7, -.86 .82, -.46 .95, -.52 .89, -.86 .75, -1 .64')],
    lights: [way('-.97 .7, -.84 .79, -.55 .9')],
  },
  star: {
    shells: [way('-1 .74, -.87 .87, -.52 .94, -.58 .8, -.9 .68, -1 .64')],
    lights: [way('-.95 .76, -.62 .88'), way('-.94 .69, -.64 .8')],
  },
  frame: {
    shells: [way('-1 .82, -.88 .92, -.62 .95, -.63 .82, -1 .74')],
    lights: [way('-.96 .77, -.66 .84'), way('-.935 .64, -.955 .3')],
  },
}

function way(text: string): SideMark[] {
  return text.split(', ').map((mark) => mark.split(' ').map(Number) as unknown as SideMark)
}
