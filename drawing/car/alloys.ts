import type { Alloy } from '#drawing/kit/index.ts'
import type { FrontDesign, VehicleMeasure } from '#drawing/measure.ts'

const BY_DESIGN: Readonly<Record<FrontDesign, Alloy>> = {
  wing: 'twin',
  shield: 'ten',
  lattice: 'mesh',
  split: 'star',
  bar: 'turbine',
  round: 'petal',
  block: 'block',
  slim: 'aero',
  star: 'star',
  frame: 'twin',
}

/** The wheel that goes with a body and a design: off the road six strong spokes, aerodynamic discs on a small battery car. */
export function alloyOf({ shape, design, power }: VehicleMeasure): Alloy {
  if (shape === 'off-road' || shape === 'pickup') return 'block'
  if (shape === 'mini') return power === 'bev' ? 'petal' : 'ten'
  if (power === 'bev' && (design === 'wing' || design === 'shield')) return 'turbine'
  return BY_DESIGN[design]
}
