import type { WishValue } from './wish.ts'

/**
 * The values that a condition has to name. A text that holds the word holds the names of all models that it begins, so these are left out where the
 * text is looked through anyway: with both, the database reads every row.
 */
export function soughtValues(values: readonly WishValue[], isText: boolean): readonly WishValue[] {
  return isText ? values.filter(({ name }) => name !== 'model') : values
}
