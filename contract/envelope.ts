import { z } from 'zod'

/** Answer of every call but `GET /api/home/lang`: `code` 0 means success and, for writes, committed (R14.3). */
export type Envelope<T> = { code: number; msg: string; data: T }

/** Schema of the envelope around `data`. */
export function envelopeOf<T extends z.ZodType>(data: T) {
  return z.object({ code: z.number().int(), msg: z.string(), data })
}

/** Answer of a failed call: a real status beside it, `data` holds what is wrong with which field and the request's id. */
export const failureSchema = z.object({
  code: z.number().int(),
  msg: z.string(),
  data: z
    .object({
      issues: z.array(z.object({ path: z.string(), key: z.string() })).optional(),
      request_id: z.string().optional(),
    })
    .nullable(),
})
export type Failure = z.infer<typeof failureSchema>
