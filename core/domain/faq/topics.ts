import type { FaqTopic } from '#contract/content-values.ts'

type Kind = { body_type: string | null; energy_type: string | null }

const TRUCK_BODIES = new Set<string | null>(['truck', 'dump', 'mixer', 'tractor', 'special'])
const BUS_BODIES = new Set<string | null>(['bus', 'minibus', 'van'])

/** Topics that help the buyer of a new vehicle: those of every vehicle, and those of its body and energy. */
export function topicsOfCar({ body_type: body, energy_type: energy }: Kind): readonly FaqTopic[] {
  const isElectric = energy === 'BEV'
  if (TRUCK_BODIES.has(body) || BUS_BODIES.has(body)) return ['car', isElectric ? 'electric_truck' : TRUCK_BODIES.has(body) ? 'truck' : 'bus']
  if (isElectric) return ['car', 'car_electric']
  return ['car', energy === 'PHEV' || energy === 'EREV' ? 'car_plug_in' : 'car_other']
}

/** Topics that help the buyer of a used unit. */
export function topicsOfUsed({ energy_type: energy }: Pick<Kind, 'energy_type'>): readonly FaqTopic[] {
  return ['used', energy === 'BEV' ? 'used_electric' : 'used_other']
}
