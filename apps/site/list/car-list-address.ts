import { boundNames, CAR_RANGES, FACET_NAMES } from '#contract/vehicle.ts'
import { LANDED_FIGURES } from '#contract/landed-price-values.ts'
import { listAddressOf } from './list-address.ts'

/** Addresses of the list of new cars. */
export const CAR_LIST_ADDRESS = listAddressOf([...FACET_NAMES, ...boundNames([...CAR_RANGES, ...LANDED_FIGURES]), 'type', 'word'])
