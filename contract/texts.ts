import { z } from 'zod'
import { SITE_LOCALES } from './locale-values.ts'

/** Every language of the site. */
export const localeSchema = z.enum(SITE_LOCALES)

/** A line that people wrote: no control characters. */
export function lineSchema(most: number) {
  return z
    .string()
    .trim()
    .max(most, 'too_long')
    .regex(/^[^\p{Cc}]*$/u, 'control_characters')
}

/** The same over several lines. */
export function linesSchema(most: number) {
  return z
    .string()
    .trim()
    .max(most, 'too_long')
    .regex(/^(?:[^\p{Cc}]|[\t\n])*$/u, 'control_characters')
}

/** A line in each language that has one. */
export function textsSchema(most: number) {
  return z.partialRecord(localeSchema, lineSchema(most).min(1, 'required'))
}
