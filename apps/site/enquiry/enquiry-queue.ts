import { isTooOld } from './waiting-enquiry.ts'
import type { SendEnquiry, SendOutcome, WaitingEnquiry, WaitingStore } from './waiting-enquiry.ts'
import type { EnquiryPayload } from './wire.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

export type EnquiryQueue = {
  /** Keeps the enquiry, tries to send it, and forgets it when the server confirmed or refused it. */
  submit(payload: EnquiryPayload): Promise<SendOutcome & { key: string }>
  /** Tries everything that waits; at most one run at a time. */
  drain(): Promise<void>
  remove(key: string): Promise<void>
  subscribe(listener: () => void): () => void
  /** What waits, oldest first; the same array until it changes. */
  list(): readonly WaitingEnquiry[]
}

type Sent = Extract<SendOutcome, { kind: 'sent' }>

type Options = {
  store: WaitingStore
  send: SendEnquiry
  now: () => number
  newKey: () => string
  /** Calls `run` once after a time; the answer takes it back. */
  schedule: (run: () => void, afterMs: number) => () => void
  /** For every enquiry that the server has accepted, at once or later. */
  keep: (entry: WaitingEnquiry, sent: Sent) => void
  /** For one that had waited. */
  onSent: (entry: WaitingEnquiry, reference: string) => void
}

/** No lead is lost: written down before the first try, deleted after the answer, the same key on every try (R10.9). */
export function createEnquiryQueue({ store, send, now, newKey, schedule, keep, onSent }: Options): EnquiryQueue {
  const listeners = new Set<() => void>()
  const inFlight = new Set<string>()
  let known: readonly WaitingEnquiry[] = []
  let running: Promise<void> | null = null
  let pauseMs = FIRST_PAUSE_MS
  let cancel: (() => void) | null = null

  async function refresh(): Promise<void> {
    const stored = await store.all()
    const tooOld = stored.filter((entry) => isTooOld(entry, now()))
    await Promise.all(tooOld.map((entry) => store.remove(entry.key)))
    known = stored.filter((entry) => !tooOld.includes(entry)).sort((a, b) => a.createdAt - b.createdAt)
    for (const listener of listeners) listener()
  }

  async function attempt(entry: WaitingEnquiry): Promise<SendOutcome> {
    inFlight.add(entry.key)
    try {
      const outcome = await send(entry)
      if (outcome.kind === 'sent') {
        keep(entry, outcome)
        await store.remove(entry.key)
      }
      return outcome
    } finally {
      inFlight.delete(entry.key)
    }
  }

  async function submit(payload: EnquiryPayload): Promise<SendOutcome & { key: string }> {
    const entry: WaitingEnquiry = { key: newKey(), payload, createdAt: now(), state: 'waiting' }
    await store.put(entry)
    const outcome = await attempt(entry)
    // Refused: the form still holds what was written, so nothing needs to wait.
    if (outcome.kind === 'refused') await store.remove(entry.key)
    await refresh()
    if (outcome.kind === 'later') plan(outcome.retryAfterMs)
    return { ...outcome, key: entry.key }
  }

  async function drainOnce(): Promise<void> {
    await refresh()
    let longestWait: number | null = null
    const due = known.filter((entry) => entry.state === 'waiting' && !inFlight.has(entry.key))
    for (const entry of due) {
      const outcome = await attempt(entry)
      if (outcome.kind === 'sent') onSent(entry, outcome.reference)
      if (outcome.kind === 'refused') await store.put({ ...entry, state: 'refused' })
      if (outcome.kind === 'later') longestWait = Math.max(longestWait ?? 0, outcome.retryAfterMs ?? 0)
    }
    if (due.length > 0) await refresh()
    if (longestWait === null) pauseMs = FIRST_PAUSE_MS
    else plan(longestWait)
  }

  function plan(atLeastMs: number | null): void {
    cancel?.()
    cancel = schedule(() => void drain(), Math.max(pauseMs, atLeastMs ?? 0))
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }

  function drain(): Promise<void> {
    running ??= drainOnce().finally(() => {
      running = null
    })
    return running
  }

  return {
    submit,
    drain,
    remove: async (key) => {
      await store.remove(key)
      await refresh()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list: () => known,
  }
}
