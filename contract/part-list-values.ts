// Apart from the schemas, because browsers load these and must not load the validator.
import { ENQUIRY_ITEM_LIMITS } from './enquiry-values.ts'

/** Most lines and signs of a pasted list of part numbers, and most parts shown for one number. */
export const PART_LIST_LIMITS = { lines: ENQUIRY_ITEM_LIMITS.items, signs: 20_000, matches: 6 } as const
