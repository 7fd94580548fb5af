import { foldName } from '#core/domain/import/map/cells/text.ts'
import { remark } from '#core/domain/import/reason/reason.ts'
import { textOf, type Rule } from '#core/domain/import/map/draft.ts'

/** An alias belongs to one brand only: one that names another brand already is left out (sample data, README). */
export const dropTakenAliases: Rule = (draft, context) => {
  const { aliases } = draft.values
  const sign = textOf(draft, 'brand_sign')
  if (!Array.isArray(aliases) || sign === null) return
  const taken = aliases.filter((alias): alias is string => {
    const owner = typeof alias === 'string' ? context.lookups.brands.get(foldName(alias)) : undefined
    return owner !== undefined && owner !== sign
  })
  if (taken.length === 0) return
  draft.values.aliases = aliases.filter((alias) => typeof alias === 'string' && !taken.includes(alias)) as string[]
  for (const alias of taken)
    draft.remarks.push({ ...remark('alias_taken', { alias, brand: context.lookups.brands.get(foldName(alias)) ?? '' }), column: 'aliases' })
}

/** Two signs with one name are mostly one brand entered twice; the later one is told of it. */
export const checkBrandName: Rule = (draft, context) => {
  const [sign, name] = [textOf(draft, 'brand_sign'), textOf(draft, 'brand_name')]
  if (sign === null || name === null) return
  const owner = context.lookups.brands.get(foldName(name))
  if (owner !== undefined && owner !== sign) draft.remarks.push({ ...remark('brand_name_exists', { value: name, brand: owner }), column: 'brand_name' })
}

/** A pattern that fits no car is a slip, or the car is not there yet. Nothing is checked while the catalogue has no cars. */
export const checkFits: Rule = (draft, context) => {
  const { fits } = draft.values
  if (!Array.isArray(fits) || context.lookups.carPaths.length === 0) return
  for (const pattern of fits) {
    if (typeof pattern === 'string' && !fitsAny(pattern, context.lookups.carPaths))
      draft.remarks.push({ ...remark('fits_nothing', { pattern }), column: 'fits' })
  }
}

/** The stored value of a brand's type is a number (R6.8). */
export const numberBrandType: Rule = (draft) => {
  const type = textOf(draft, 'type')
  if (type !== null) draft.values.type = Number(type)
}

function fitsAny(pattern: string, paths: readonly string[]): boolean {
  if (pattern === '*/*') return true
  // Letters, digits, hyphens and few stars only (`fitsCell`), so nothing needs escaping and nothing can run away.
  const expression = new RegExp(`^${pattern.split('*').join('.*')}$`)
  return paths.some((path) => expression.test(path))
}
