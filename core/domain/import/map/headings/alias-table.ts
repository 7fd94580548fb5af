/**
 * Other names of a column in price lists, Chinese and English, the best first. The column's own name always counts.
 * `name@ps` implies a unit, `!name` is a flag of the opposite sense.
 */
export type AliasTable = Readonly<Record<string, readonly string[]>>
