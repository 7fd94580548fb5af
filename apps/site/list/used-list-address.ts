import { USED_FACET_NAMES, USED_RANGES } from '#contract/used-values.ts'
import { boundNames } from '#contract/vehicle.ts'
import { LANDED_FIGURES } from '#contract/landed-price-values.ts'
import { listAddressOf } from './list-address.ts'

/** Addresses of the list of used cars. */
export const USED_LIST_ADDRESS = listAddressOf([...USED_FACET_NAMES, ...boundNames([...USED_RANGES, ...LANDED_FIGURES]), 'word'])
