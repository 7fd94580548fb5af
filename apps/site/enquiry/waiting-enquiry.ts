import type { EnquiryPayload } from './wire.ts'

/** An enquiry written on this device and not yet confirmed by the server. Its key is the same on every try. */
export type WaitingEnquiry = {
  key: string
  payload: EnquiryPayload
  /** Milliseconds since 1970. */
  createdAt: number
  /** `refused`: the server read it and asks for a change; it is not sent again by itself. */
  state: 'waiting' | 'refused'
}

/** Where waiting enquiries live. */
export type WaitingStore = {
  put(entry: WaitingEnquiry): Promise<void>
  remove(key: string): Promise<void>
  all(): Promise<WaitingEnquiry[]>
}

export type FieldFault = { path: string; key: string }

/** What became of one try. `code` opens the state of what was sent. `later`: nobody knows whether it arrived, so it is tried again with the same key. */
export type SendOutcome =
  | { kind: 'sent'; reference: string; code: string | null }
  | { kind: 'refused'; code: number; message: string; issues: readonly FieldFault[] }
  | { kind: 'later'; retryAfterMs: number | null }

export type SendEnquiry = (entry: WaitingEnquiry) => Promise<SendOutcome>

/** Waiting enquiries hold personal data: after three days they are deleted. */
export const MAX_AGE_MS = 72 * 3_600_000

export function isTooOld(entry: WaitingEnquiry, now: number): boolean {
  return now - entry.createdAt > MAX_AGE_MS
}

/** A store for the page's life: for browsers that refuse a database. */
export function memoryStore(): WaitingStore {
  const entries = new Map<string, WaitingEnquiry>()
  return {
    put: async (entry) => void entries.set(entry.key, entry),
    remove: async (key) => void entries.delete(key),
    all: async () => [...entries.values()],
  }
}
