import { z } from 'zod'
import { weekSchema } from './company.ts'

/** Days on which somebody is away, both ends included. */
const absenceSchema = z
  .strictObject({ from: z.iso.date('date'), to: z.iso.date('date') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'before_start' })

/** When one person answers leads. `week` null: in the company's hours. `absences`: those that are not over. */
export const workingTimeSchema = z.object({
  id: z.int(),
  name: z.string(),
  week: weekSchema.nullable(),
  absences: z.array(absenceSchema),
  is_at_work: z.boolean(),
})
export type WorkingTime = z.infer<typeof workingTimeSchema>

/** The same, whole. */
export const saveWorkingTimeInputSchema = z.strictObject({
  id: z.coerce.number().int().min(1),
  week: weekSchema.nullable(),
  absences: z.array(absenceSchema).max(60, 'too_many'),
})
export type SaveWorkingTimeInput = z.infer<typeof saveWorkingTimeInputSchema>
