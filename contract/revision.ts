import { z } from 'zod'

/** What a change made of a thing: the fields that differ, with both values. `before` null: the thing was made. `batch_id`: of changes made at once;
 * `import_run`: of an import. */
export const revisionSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  staff_name: z.string().nullable(),
  batch_id: z.number().int().nullable(),
  import_run: z.object({ id: z.number().int(), file: z.string() }).nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()),
})
export type RevisionView = z.infer<typeof revisionSchema>
