/** Most searches of a device, and signs of an address and a name. */
export const SAVED_SEARCH_LIMITS = { items: 20, href: 1000, name: 200 } as const

/**
 * A kept search as one value of a query, whose values come in any order: how many things were seen of it, then its address
 * (`12/carList?body=suv`). Pages from before send the address alone.
 */
export const SEEN_SEARCH = /^(\d{0,15})(\/.*)$/

/** A list as it is filtered: the address of one of the lists, with its query. */
export const SEARCH_ADDRESS = /^\/(carList|usedCars|carFittings|allCars)(\?[^#\s]{1,980})?$/
