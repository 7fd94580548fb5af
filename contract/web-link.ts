import { z } from 'zod'
import { WEB_LINK_GROUPS } from './content-values.ts'

/** `GET /api/web_link/list`. `name` is what the institution calls itself; `description` is in the request's language. */
export const webLinkSchema = z.object({
  id: z.number().int(),
  group: z.enum(WEB_LINK_GROUPS),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  is_sample: z.boolean(),
})
export type WebLink = z.infer<typeof webLinkSchema>

/** A link as staff enter it; its address finds the one that is there. A language without a text does not show the link. */
export const saveWebLinkInputSchema = z.strictObject({
  group: z.enum(WEB_LINK_GROUPS),
  name: z.string().trim().min(1).max(120),
  url: z
    .url({ protocol: /^https?$/ })
    .trim()
    .max(500),
  sort_order: z.number().int().min(0).max(100_000).default(0),
  is_published: z.boolean().default(true),
  is_sample: z.boolean().default(false),
  texts: z.record(z.string(), z.string().trim().min(1).max(300)),
})
export type SaveWebLinkInput = z.input<typeof saveWebLinkInputSchema>

/** A link as staff see it, with its texts by language. */
export const staffWebLinkSchema = z.object({
  id: z.number().int(),
  group: z.enum(WEB_LINK_GROUPS),
  name: z.string(),
  url: z.string(),
  sort_order: z.number().int(),
  is_published: z.boolean(),
  is_sample: z.boolean(),
  texts: z.record(z.string(), z.string()),
})
export type StaffWebLink = z.infer<typeof staffWebLinkSchema>

export const savedWebLinkSchema = z.object({ id: z.number().int(), state: z.enum(['new', 'changed', 'unchanged']) })
