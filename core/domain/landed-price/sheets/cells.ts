import { z } from 'zod'

const LONGEST_TEXT = 1_000

/** Text of a cell; empty: not there. */
export const cell = z.string().trim().max(LONGEST_TEXT)
export const text = cell.min(1)
export const maybeText = cell.transform((value) => (value === '' ? null : value))

const WHOLE = /^\d{1,9}$/
export const whole = cell.regex(WHOLE).transform(Number)
export const maybeWhole = orEmpty(whole)
/** A whole number; empty counts as 0. */
export const wholeOrNone = maybeWhole.transform((value) => value ?? 0)

/** At most four decimals, as the database keeps them exactly: amounts below a million, percentages below ten thousand. */
export const decimal = cell.regex(/^\d{1,6}(\.\d{1,4})?$/)
export const maybeDecimal = orEmpty(decimal)
export const percent = cell.regex(/^\d{1,4}(\.\d{1,4})?$/)
export const maybePercent = orEmpty(percent)
export const percentOrNone = maybePercent.transform((value) => value ?? '0')

export const flag = z.enum(['0', '1']).transform((value) => value === '1')
export const day = cell.pipe(z.iso.date())
/** `2026-01`, or a whole day. */
export const asOf = cell.regex(/^\d{4}-\d{2}(-\d{2})?$/)
export const countryCode = cell.regex(/^[A-Z]{2}$/)

/** Values parted by `|`; empty: none. */
export function listOf<Value extends string>(item: z.ZodType<Value, string>) {
  return cell.transform((value) => (value === '' ? [] : value.split('|').map((part) => part.trim()))).pipe(z.array(item))
}

export function orEmpty<Output>(item: z.ZodType<Output, string>) {
  return cell.transform((value, issues) => {
    if (value === '') return null
    const parsed = item.safeParse(value)
    if (parsed.success) return parsed.data
    issues.addIssue({ code: 'custom', message: 'invalid' })
    return z.NEVER
  })
}
