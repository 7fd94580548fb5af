import { ALL_CARS_FACETS } from '#contract/all-cars-values.ts'
import { boundNames, CAR_RANGES } from '#contract/vehicle.ts'
import { LANDED_FIGURES } from '#contract/landed-price-values.ts'
import { listAddressOf } from './list-address.ts'

/** Addresses of the list of new and used cars. */
export const ALL_CARS_ADDRESS = listAddressOf([...ALL_CARS_FACETS, ...boundNames([...CAR_RANGES, ...LANDED_FIGURES]), 'word'])
