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

/** A value of the catalogue as it stands in an address. */
export const filterSign = z.string().regex(/^[\p{L}\p{N} ._+()/·-]{1,80}$/u)

/** A maker's sign; signs are stored in lower case, and people write the maker as it calls itself. */
export const filterBrandSign = filterSign.toLowerCase()
