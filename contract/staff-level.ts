import { z } from 'zod'
import { LEVEL_VOUCHERS, MOST_RANK, VOUCHER_MOST } from './member-values.ts'
import { lineSchema, linesSchema } from './texts.ts'
import { inEachLanguage } from './translated.ts'

const MOST_BENEFITS = 12

/**
 * A level of the club as staff edit it, whole. `reach`: how one gets there. `benefits`: one a line. Words that a language lacks are shown in English.
 * `rank`: its place, the lowest first, each once; null in a new one: above all others.
 * The voucher is given once to whoever reaches the level from now on, for `voucher_days`; what its kind has no use for is null.
 */
export const levelValueSchema = z
  .strictObject({
    rank: z.int('whole_number').min(1, 'too_small').max(MOST_RANK, 'too_big').nullable(),
    name: inEachLanguage(lineSchema(60)),
    reach: inEachLanguage(linesSchema(400)),
    benefits: inEachLanguage(linesSchema(2000)),
    voucher: z.enum(LEVEL_VOUCHERS),
    voucher_amount_usd_cents: z.number('a_number').int('a_number').min(100, 'too_small').max(10_000_000, 'too_big').nullable(),
    voucher_percent: z.number('whole_number').int('whole_number').min(1, 'too_small').max(VOUCHER_MOST.percent, 'too_big').nullable(),
    voucher_days: z.number('whole_number').int('whole_number').min(1, 'too_small').max(VOUCHER_MOST.days, 'too_big').nullable(),
  })
  .superRefine((value, { addIssue }) => {
    const fault = (path: string[], message: string) => addIssue({ code: 'custom', path, message })
    for (const field of ['name', 'reach', 'benefits'] as const) if (value[field].en === '') fault([field, 'en'], 'required')
    for (const [code, lines] of Object.entries(value.benefits)) if (benefitsIn(lines).length > MOST_BENEFITS) fault(['benefits', code], 'too_many')
    if (value.voucher === 'amount' && value.voucher_amount_usd_cents === null) fault(['voucher_amount_usd_cents'], 'required')
    if (value.voucher === 'percent' && value.voucher_percent === null) fault(['voucher_percent'], 'required')
    if (value.voucher !== 'none' && value.voucher_days === null) fault(['voucher_days'], 'required')
  })
export type LevelValue = z.infer<typeof levelValueSchema>

/** The benefits of a language, as they were written a line each. */
export function benefitsIn(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export const saveLevelInputSchema = z.strictObject({ version: z.number().int().min(0), value: levelValueSchema })

export const staffLevelSchema = z.object({ id: z.number().int(), version: z.number().int(), rank: z.number().int(), value: levelValueSchema })
export type StaffLevel = z.infer<typeof staffLevelSchema>

/** `name`, `reach`: in the language of who reads. `members`: how many have it. */
export const staffLevelRowSchema = z.object({
  id: z.number().int(),
  rank: z.number().int(),
  name: z.string(),
  reach: z.string(),
  members: z.number().int(),
  voucher_amount_usd_cents: z.number().int().nullable(),
  voucher_percent: z.number().int().nullable(),
})
export type StaffLevelRow = z.infer<typeof staffLevelRowSchema>
