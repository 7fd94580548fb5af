import { z } from 'zod'
import { LIST_LAYOUTS, VIEWED_LISTS, type ListViewValue } from './list-view-values.ts'

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const plain = z.union([z.string().max(200), z.number(), z.boolean()])
const name = z
  .string()
  .trim()
  .min(1, 'required')
  .max(60, 'too_long')
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'control_characters')

export const listViewValueSchema: z.ZodType<ListViewValue> = z.strictObject({
  filter: z.record(z.string().max(40), z.union([plain, z.array(plain).max(60)])).refine((filter) => Object.keys(filter).length <= 30, 'too_many'),
  sort: z.strictObject({ field: z.string().max(40), order: z.enum(['ASC', 'DESC']) }),
  hidden_columns: z.array(z.string().max(40)).max(60).nullable(),
  layout: z.enum(LIST_LAYOUTS).optional(),
})

export const listViewsInputSchema = z.strictObject({ list: z.enum(VIEWED_LISTS) })
export const saveListViewInputSchema = z.strictObject({ list: z.enum(VIEWED_LISTS), name, is_shared: z.boolean(), value: listViewValueSchema })
export type SaveListViewInput = z.infer<typeof saveListViewInputSchema>
export const deleteListViewInputSchema = z.strictObject({ id })

/** `is_own`: of whoever asks. */
export const listViewSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  staff_name: z.string(),
  value: listViewValueSchema,
})
export type ListView = z.infer<typeof listViewSchema>
