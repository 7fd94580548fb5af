import { z } from 'zod'

/** What a new site needs before it is a company's own, in the order in which it is best done. */
export const SETUP_STEPS = ['name', 'contact', 'hours', 'notices', 'logo', 'legal', 'legal_pages', 'promises', 'car', 'second_owner', 'mail_server'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** `is_put_away`: somebody has said that it need not be shown on the overview. */
export const setupListSchema = z.object({ steps: z.array(z.object({ name: z.enum(SETUP_STEPS), is_done: z.boolean() })), is_put_away: z.boolean() })
export type SetupList = z.infer<typeof setupListSchema>

export const putAwayInputSchema = z.strictObject({ is_put_away: z.boolean() })
