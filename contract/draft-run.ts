import { z } from 'zod'
import { localeSchema } from './texts.ts'
import { translationFilterSchema } from './translation.ts'
import { DRAFT_STATES } from './translation-values.ts'

/** Drafts by machine of what lacks words in a language: the things named, or all that a filter finds. `field`: this one alone. */
export const startDraftsInputSchema = z.strictObject({
  locale: localeSchema,
  ids: z
    .array(z.string().regex(/^[a-z_]{1,20}\/[1-9]\d{0,14}$/))
    .min(1)
    .max(500)
    .optional(),
  filter: translationFilterSchema.omit({ locale: true, lack: true }).optional(),
  field: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
})
export type StartDraftsInput = z.infer<typeof startDraftsInputSchema>
export const draftRunIdSchema = z.strictObject({ id: z.coerce.number().int().min(1) })

/** How far drafts are. `drafted`: things that have a draft now; `left`: that have words already, or of which no good draft came. */
export const draftRunSchema = z.object({
  id: z.number().int(),
  locale: localeSchema,
  state: z.enum(DRAFT_STATES),
  total: z.number().int(),
  drafted: z.number().int(),
  left: z.number().int(),
})
export type DraftRun = z.infer<typeof draftRunSchema>
export const drafterSchema = z.object({ is_on: z.boolean() })
