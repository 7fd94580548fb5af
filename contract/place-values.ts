// Apart from the schemas, because browsers load these and must not load the validator.

/** Whether the site offers a country. */
export const COUNTRY_STATES = ['shown', 'hidden'] as const

/** What drives a used car and is not admitted. */
export const FUEL_RESTRICTIONS = ['diesel_prohibited', 'ice_prohibited'] as const

/** Months after which somebody should look at an import rule again. */
export const RULE_CHECK_MONTHS = 12

/** Highest age of a used car that a country's rule may name; beyond it any rule is a slip. */
export const MOST_YEARS = 60
