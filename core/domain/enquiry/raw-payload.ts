import type { RecordEnquiryInput } from '#contract/enquiry.ts'

const MAX_CHARACTERS = 20_000

/** The body as received, for evidence and repair, in the form that `jsonb` can hold: without NUL and broken surrogates, cut at 20,000 characters. */
export function rawPayload(input: RecordEnquiryInput): Record<string, unknown> {
  return keepGiven(input)
}

function keepGiven(values: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given.map(([key, value]) => [key, keepValue(value)]))
}

function keepValue(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, MAX_CHARACTERS).replaceAll('\u0000', '').toWellFormed()
  if (Array.isArray(value)) return value.map(keepValue)
  if (typeof value === 'object' && value !== null) return keepGiven(value as Record<string, unknown>)
  return value
}
