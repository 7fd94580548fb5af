// Apart from the schema, because browsers load these and must not load the validator.

/** The days that lists and reports count by, both included: no lead is older, and what is laid out day by day stays short. */
export const COUNTED_DAYS = { first: '2000-01-01', last: '2100-01-01' } as const
