import { sql, type SQL } from 'drizzle-orm'
import { fittingFit } from '#core/db/schema/catalogue.ts'

/** What a pattern `brand_sign/model_sign` says of brands, where `*` matches anything. */
export type FitBrands = { isUniversal: boolean; names: string[] }

type NamedBrand = { brand_name: string; brand_sign: string }

/** The brands that patterns name, in the order of `brands`; `*` alone names none. Universal: one of them fits any vehicle. */
export function fitBrands(patterns: readonly string[], brands: readonly NamedBrand[]): FitBrands {
  if (patterns.includes('*/*')) return { isUniversal: true, names: [] }
  const marks = [...new Set(patterns.map(brandMark))].filter((mark) => mark !== '*')
  return { isUniversal: false, names: brands.filter(({ brand_sign: sign }) => marks.some((mark) => isMatch(sign, mark))).map((entry) => entry.brand_name) }
}

/** The part of a stored pattern that stands for the brand, as SQL. */
export const BRAND_MARK: SQL = sql`split_part(${fittingFit.pattern}, '/', 1)`

/** Condition that a brand's sign meets a mark; the same rule as `fitBrands`, where `*` meets every brand. */
export function meetsMark(sign: SQL, mark: SQL): SQL {
  return sql`${sign} like replace(replace(${mark}, '_', '\\_'), '*', '%')`
}

/** The part of a pattern that stands for the brand. */
export function brandMark(pattern: string): string {
  return pattern.split('/')[0] ?? ''
}

/** True where a text meets a mark, in which `*` stands for anything. */
export function isMatch(sign: string, mark: string): boolean {
  if (!mark.includes('*')) return sign === mark
  // Pieces are looked for one after the other: no expression is built from stored text.
  const [first = '', ...rest] = mark.split('*')
  const last = rest.pop() ?? ''
  if (!sign.startsWith(first) || sign.length < first.length + last.length || !sign.endsWith(last)) return false
  let at = first.length
  for (const piece of rest) {
    const found = sign.slice(0, sign.length - last.length).indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return true
}
