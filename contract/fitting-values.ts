// Apart from the schemas, because browsers load these and must not load the validator.

/** Categories of parts and accessories in display order; an import may bring others, which come after. */
export const FITTING_CATEGORIES = [
  'filters',
  'braking',
  'suspension',
  'steering',
  'engine',
  'cooling',
  'transmission',
  'electrical',
  'lighting',
  'body',
  'wheels-tyres',
  'ev-charging',
  'interior',
  'exterior',
  'fluids',
  'tools-safety',
] as const

/** What a buyer adds to a vehicle, of those categories; the rest keeps it running. */
export const ACCESSORY_CATEGORIES: readonly (typeof FITTING_CATEGORIES)[number][] = ['ev-charging', 'interior', 'exterior', 'tools-safety']

/** Figures that the parts list can be narrowed to from one bound to another (R6.29): US dollars. */
export const FITTING_RANGES = ['price'] as const

/** Units that parts are sold by; an import may bring others. */
export const FITTING_UNITS = ['piece', 'set', 'pair', 'kit', 'drum', 'bottle', 'canister', 'box', 'roll', 'metre', 'litre'] as const
