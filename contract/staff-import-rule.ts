import { z } from 'zod'
import { FUEL_RESTRICTIONS, MOST_YEARS } from './place-values.ts'
import { lineSchema, linesSchema } from './texts.ts'
import { inEachLanguage } from './translated.ts'
import { CONFIDENCES, STEERING_SIDES } from './vehicle.ts'

/**
 * What a country asks of used cars, as staff edit it, whole; what is null is not known. `max_age_years` 0: used cars are not admitted.
 * `as_of_year`: the year that the rule was read for; `checked_on`: the day on which somebody has looked at it last.
 */
export const importRuleValueSchema = z.strictObject({
  country_iso2: z.string('required').regex(/^[A-Z]{2}$/, 'required'),
  max_age_years: z.number('whole_number').int('whole_number').min(0, 'too_small').max(MOST_YEARS, 'too_big').nullable(),
  steering_allowed: z.enum(STEERING_SIDES).nullable(),
  min_emission_standard: lineSchema(40).min(1, 'required').nullable(),
  fuel_restrictions: z.array(z.enum(FUEL_RESTRICTIONS)).refine((list) => new Set(list).size === list.length, 'twice'),
  is_inspection_required: z.boolean().nullable(),
  /** What else has to be known, shown on the page of the country in each language that has it. */
  note: inEachLanguage(linesSchema(1000)),
  confidence: z.enum(CONFIDENCES, 'required'),
  as_of_year: z.number('whole_number').int('whole_number').min(2000, 'too_small').nullable(),
  checked_on: z.iso.date('date').nullable(),
})
export type ImportRuleValue = z.infer<typeof importRuleValueSchema>

/** `version` 0: it is new. */
export const saveImportRuleInputSchema = z.strictObject({ version: z.number().int().min(0), value: importRuleValueSchema })

export const staffImportRuleSchema = z.object({ id: z.number().int(), version: z.number().int(), is_sample: z.boolean(), value: importRuleValueSchema })
export type StaffImportRule = z.infer<typeof staffImportRuleSchema>

/** `country`: its name in the language of who reads. `is_due`: nobody has looked at it for a year. */
export const staffImportRuleRowSchema = z.object({
  id: z.number().int(),
  country: z.string(),
  is_sample: z.boolean(),
  is_due: z.boolean(),
  ...importRuleValueSchema.shape,
})
export type StaffImportRuleRow = z.infer<typeof staffImportRuleRowSchema>
export const staffImportRulePageSchema = z.object({ list: z.array(staffImportRuleRowSchema), total: z.number().int() })
export type StaffImportRulePage = z.infer<typeof staffImportRulePageSchema>

/** `word`: of the country’s name in any language, its code, or the note. */
export const listStaffImportRulesInputSchema = z.strictObject({
  word: z.string().trim().max(100).optional(),
  confidence: z.enum(CONFIDENCES).optional(),
  due: z.literal('true').optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(50),
})
export type ListStaffImportRulesInput = z.infer<typeof listStaffImportRulesInputSchema>
