import { USED_FACET_NAMES } from '#contract/used-values.ts'
import { listAddressOf } from '#apps/site/list/list-address.ts'

/** Addresses of the list of used cars. */
export const USED_LIST_ADDRESS = listAddressOf([...USED_FACET_NAMES, 'word'])
