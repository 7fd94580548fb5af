import { FACET_NAMES } from '#contract/vehicle.ts'

/** What cars are counted by: the facets, and the two marks that only `type` asks for. */
export const TALLY_NAMES = [...FACET_NAMES, 'off_road', 'sports'] as const
export type TallyName = (typeof TALLY_NAMES)[number]

/** What a `type` of the car list asks for. */
export type TypeRule = { name: TallyName; value: string }
