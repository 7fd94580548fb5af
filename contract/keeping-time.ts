import { z } from 'zod'
import { KEEPING_KINDS, KEEPING_MONTHS } from './keeping-time-values.ts'

const [least, most] = KEEPING_MONTHS

/** How long one kind of personal data is kept. `months` null: until somebody erases it; `due`: how much is older than that today. */
export const keepingTimeSchema = z.object({
  kind: z.enum(KEEPING_KINDS),
  months: z.number().int().nullable(),
  /** It is erased every night. */
  is_automatic: z.boolean(),
  total: z.number().int(),
  due: z.number().int(),
  /** ISO 8601 UTC; null: there is none. */
  oldest_at: z.string().nullable(),
  /** When it was erased last, and how much. */
  erased_at: z.string().nullable(),
  erased_count: z.number().int(),
  /** Somebody has asked for it, and it is not done yet. */
  is_running: z.boolean(),
})
export type KeepingTime = z.infer<typeof keepingTimeSchema>

export const saveKeepingTimeInputSchema = z
  .strictObject({
    kind: z.enum(KEEPING_KINDS),
    months: z.int('whole_number').min(least, 'out_of_range').max(most, 'out_of_range').nullable(),
    is_automatic: z.boolean(),
  })
  .refine(({ months, is_automatic: isAutomatic }) => months !== null || !isAutomatic, { path: ['months'], error: 'required' })
export type SaveKeepingTimeInput = z.infer<typeof saveKeepingTimeInputSchema>

export const eraseDueInputSchema = z.strictObject({ kind: z.enum(KEEPING_KINDS) })
export type EraseDueInput = z.infer<typeof eraseDueInputSchema>
