import { z } from 'zod'
import { COUNTRY_STATES } from './place-values.ts'
import { lineSchema } from './texts.ts'
import { inEachLanguage } from './translated.ts'

/** `+254`; with the digits behind it where several countries share it: `+1 684`. */
const callingCode = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{0,2}(?: \d{1,4})?$/, 'calling_code')

/** A country as staff edit it, whole. `sort_order`: its place at the top of every list; null: by its name. */
export const countryValueSchema = z.strictObject({
  name: inEachLanguage(lineSchema(80).min(1, 'required')),
  calling_code: callingCode.nullable(),
  is_published: z.boolean(),
  sort_order: z.number('whole_number').int('whole_number').min(1, 'too_small').max(999, 'too_big').nullable(),
})
export type CountryValue = z.infer<typeof countryValueSchema>

export const saveCountryInputSchema = z.strictObject({ version: z.number().int().min(1), value: countryValueSchema })

export const staffCountrySchema = z.object({ id: z.number().int(), version: z.number().int(), iso2: z.string(), value: countryValueSchema })
export type StaffCountry = z.infer<typeof staffCountrySchema>

/** `name`: in the language of who reads. */
export const staffCountryRowSchema = z.object({
  id: z.number().int(),
  iso2: z.string(),
  name: z.string(),
  calling_code: z.string().nullable(),
  is_published: z.boolean(),
  sort_order: z.number().int().nullable(),
})
export type StaffCountryRow = z.infer<typeof staffCountryRowSchema>
export const staffCountryPageSchema = z.object({ list: z.array(staffCountryRowSchema), total: z.number().int() })
export type StaffCountryPage = z.infer<typeof staffCountryPageSchema>

/** `word`: of a name in any language, an ISO code or a calling code. */
export const listStaffCountriesInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  state: z.enum(COUNTRY_STATES).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(300),
})
export type ListStaffCountriesInput = z.infer<typeof listStaffCountriesInputSchema>

/** Offer these countries on the site, or none of them any more. */
export const publishCountriesInputSchema = z.strictObject({
  ids: z.array(z.number().int().positive()).min(1, 'one_choice').max(500, 'too_many'),
  is_published: z.boolean(),
})
export type PublishCountriesInput = z.infer<typeof publishCountriesInputSchema>
/** Those that were changed. */
export const publishedCountriesSchema = z.object({ ids: z.array(z.number().int()) })
export type PublishedCountries = z.infer<typeof publishedCountriesSchema>
