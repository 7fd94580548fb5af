import { z } from 'zod'

/** Parts of the server that are no pages: an old address is never looked up there. */
const NO_PAGES = /^\/(admin|api|media|assets|hydration|download|feed)(\/|$)/

/** The path of an address of this site, as visitors have it: `/news/old.html`. */
const path = z
  .string()
  .trim()
  .max(500, 'too_long')
  .regex(/^\/(?!\/)[^\s?#\\\p{Cc}]*$/u, 'path')
  .refine((given) => !NO_PAGES.test(given), 'no_page')

const target = path.or(
  z
    .url({ protocol: /^https$/, error: 'path_or_address' })
    .trim()
    .max(500, 'too_long'),
)

/** An old address and where it leads; `target` null: what stood there is gone for good. */
export const redirectValueSchema = z
  .strictObject({ source: path.refine((given) => given !== '/', 'no_page'), target: target.nullable() })
  .refine(({ source, target: to }) => source !== to, { path: ['target'], message: 'leads_to_itself' })
export type RedirectValue = z.infer<typeof redirectValueSchema>

/** `version` 0: it is new. */
export const saveRedirectInputSchema = z.strictObject({ version: z.number().int().min(0), value: redirectValueSchema })

export const staffRedirectSchema = z.object({ id: z.number().int(), version: z.number().int(), value: redirectValueSchema })
export type StaffRedirect = z.infer<typeof staffRedirectSchema>

export const listRedirectsInputSchema = z.strictObject({
  word: z.string().trim().max(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
})
export type ListRedirectsInput = z.infer<typeof listRedirectsInputSchema>
export const redirectPageSchema = z.object({ list: z.array(staffRedirectSchema), total: z.number().int() })
export type RedirectPage = z.infer<typeof redirectPageSchema>
