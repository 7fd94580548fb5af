import { z } from 'zod'
import { PUBLISH_STATES } from './content-values.ts'

const words = (max: number) => z.string().trim().min(1).max(max)

/** What a part is called in one language and what it is made of there; `material` null: nothing is told of it. */
export const fittingTextSchema = z.strictObject({
  name: words(200),
  material: words(200).nullable(),
  publish_state: z.enum(PUBLISH_STATES),
})
export type FittingText = z.infer<typeof fittingTextSchema>

/** Texts of parts in one language, by part number; parts that are left out keep theirs. */
export const saveFittingTextsInputSchema = z.strictObject({ locale: z.string(), texts: z.record(z.string().max(60), fittingTextSchema) })
export type SaveFittingTextsInput = z.infer<typeof saveFittingTextsInputSchema>
