/** Most searches of a device, and signs of an address and a name. */
export const SAVED_SEARCH_LIMITS = { items: 20, href: 1000, name: 200 } as const

/** A list as it is filtered: the address of one of the lists, with its query. */
export const SEARCH_ADDRESS = /^\/(carList|usedCars|carFittings|allCars)(\?[^#\s]{1,980})?$/
