import { z } from 'zod'

/** Repeated or comma-joined values of a filter: `brand=byd,geely` or `brand=byd&brand=geely`. OR inside, AND across. */
export function listOf<Value extends string>(item: z.ZodType<Value, string>) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((value) =>
      (Array.isArray(value) ? value : [value])
        .flatMap((part) => part.split(','))
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item).max(60))
    .optional()
}

/** Values as the data has them, in which a comma is a sign like others. OR inside, AND across. */
export const exactList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat())
  .pipe(z.array(z.string().min(1).max(300)).max(60))
  .optional()

/** One bound of a range: a whole number without sign. */
export const bound = z
  .union([z.number(), z.string().regex(/^\d{1,9}$/)])
  .pipe(z.coerce.number<number | string>().int().min(0).max(999_999_999))
  .optional()

/** The bounds of a range, the lower one first however they were given; null without end. Null where neither is given. */
export function readRange(filter: Readonly<Record<string, unknown>>, name: string): { from: number | null; to: number | null } | null {
  const [from, to] = [`${name}_from`, `${name}_to`].map((each) => filter[each]).map((value) => (typeof value === 'number' ? value : null))
  if (from === undefined || to === undefined || (from === null && to === null)) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** A value of the catalogue as it stands in an address. */
export const filterSign = z.string().regex(/^[\p{L}\p{N} ._+()/·-]{1,80}$/u)

/** A maker's sign; signs are stored in lower case, and people write the maker as it calls itself. */
export const filterBrandSign = filterSign.toLowerCase()
