import { z } from 'zod'
import { askJson, ServiceFailure } from '#core/ports/http/ask-json.ts'
import type { CurrencyRates } from './port.ts'

/** `url`: what is asked for, with its key where it wants one. */
export type CurrencyFeedSettings = { url: string; seconds: number }

/** Bytes of an answer at most. */
const MOST_BYTES = 256 * 1024

const DAY_LENGTH = 'YYYY-MM-DD'.length

const seconds = z.number().int().positive().max(32_503_680_000)
const answerSchema = z
  .object({
    base: z.literal('USD').optional(),
    base_code: z.literal('USD').optional(),
    date: z.iso.date().optional(),
    timestamp: seconds.optional(),
    time_last_update_unix: seconds.optional(),
    rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number()),
  })
  .refine(({ base, base_code: code }) => (base ?? code) !== undefined)

/**
 * A feed that answers `{base: "USD", date, rates: {KES: 129.2, …}}`, as services of exchange rates do; the day may also come as `timestamp` or
 * `time_last_update_unix` in seconds, the base as `base_code`.
 */
export function createHttpCurrencyRates({ url, seconds: limit }: CurrencyFeedSettings): CurrencyRates {
  return {
    read: async () => {
      const parsed = answerSchema.safeParse(await askJson(url, { headers: { accept: 'application/json' } }, { seconds: limit, mostBytes: MOST_BYTES }))
      const asOf = parsed.success ? dayOf(parsed.data) : null
      if (!parsed.success || asOf === null) throw new ServiceFailure('answered something else')
      return { asOf, source: new URL(url).hostname, perUsd: new Map(Object.entries(parsed.data.rates)) }
    },
  }
}

function dayOf({ date, timestamp, time_last_update_unix: updated }: z.infer<typeof answerSchema>): string | null {
  if (date !== undefined) return date
  const at = timestamp ?? updated
  return at === undefined ? null : new Date(at * 1000).toISOString().slice(0, DAY_LENGTH)
}
