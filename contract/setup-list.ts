import { z } from 'zod'

/** What a new site needs before it is a company's own, in the order in which it is best done. */
export const SETUP_STEPS = [
  'name',
  'contact',
  'hours',
  'notices',
  'logo',
  'legal',
  'legal_pages',
  'promises',
  'first_words',
  'car',
  'second_owner',
  'mail_server',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** `is_put_away`: somebody has said that it need not be shown on the overview. */
export const setupListSchema = z.object({
  steps: z.array(z.object({ name: z.enum(SETUP_STEPS), is_done: z.boolean() })),
  is_put_away: z.boolean(),
  /** How many answers and levels of the club are on the site in the product's own words, which nobody has changed or said to have read. */
  first_words: z.object({ answers: z.number().int(), levels: z.number().int() }),
})
export type SetupList = z.infer<typeof setupListSchema>

/** `read`: somebody has read them all. `hide`: the answers leave the site. */
export const settleFirstWordsInputSchema = z.strictObject({ choice: z.enum(['read', 'hide']) })
export type SettleFirstWordsInput = z.infer<typeof settleFirstWordsInputSchema>

export const putAwayInputSchema = z.strictObject({ is_put_away: z.boolean() })
