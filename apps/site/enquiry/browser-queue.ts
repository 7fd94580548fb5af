import { useSyncExternalStore } from 'react'
import { announceLead } from '#apps/site/consent/lead-event.ts'
import { WAITING_EVENT } from './may-have-waiting.ts'
import { storedToken } from '#apps/site/client/storage.ts'
import { createEnquiryQueue } from './enquiry-queue.ts'
import type { EnquiryQueue } from './enquiry-queue.ts'
import { indexedDbStore } from './indexed-db-store.ts'
import { loadSentEnquiries } from './late-parts.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { memoryStore } from './waiting-enquiry.ts'
import type { WaitingEnquiry, WaitingStore } from './waiting-enquiry.ts'

type SentListener = (reference: string) => void

const nothing: readonly WaitingEnquiry[] = []
const sentListeners = new Set<SentListener>()
let queue: EnquiryQueue | null = null

/** The browser's one queue. */
export function enquiryQueue(): EnquiryQueue {
  queue ??= createEnquiryQueue({
    store: sturdyStore(),
    send: (entry) => sendEnquiry(entry, { token: storedToken.read() }),
    now: Date.now,
    newKey: newIdempotencyKey,
    schedule: (run, afterMs) => {
      const timer = setTimeout(run, afterMs)
      return () => clearTimeout(timer)
    },
    // What cannot be kept is found again by the mail.
    keep: ({ payload }, answer) =>
      void loadSentEnquiries()
        .then(({ keepAccepted }) => keepAccepted(payload, answer))
        .catch(() => {}),
    onSent: (entry, reference) => {
      announceLead({ eventId: entry.key, reference, origin: String(entry.payload.origin ?? 'other') })
      for (const listener of sentListeners) listener(reference)
    },
  })
  return queue
}

/** Sends what waits: now, when the line comes back and when the page is looked at again. Answers how to stop. */
export function keepDraining(onSent: SentListener): () => void {
  const drain = () => {
    if (document.visibilityState === 'visible') void drainAlone()
  }
  sentListeners.add(onSent)
  addEventListener('online', drain)
  document.addEventListener('visibilitychange', drain)
  drain()
  return () => {
    sentListeners.delete(onSent)
    removeEventListener('online', drain)
    document.removeEventListener('visibilitychange', drain)
  }
}

export function useWaitingEnquiries(): readonly WaitingEnquiry[] {
  return useSyncExternalStore(followQueue, readQueue, readNothing)
}

/** 128 random bits; also without a secure context, where `randomUUID` is missing. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function followQueue(listener: () => void): () => void {
  return enquiryQueue().subscribe(listener)
}

function readQueue(): readonly WaitingEnquiry[] {
  return enquiryQueue().list()
}

function readNothing(): readonly WaitingEnquiry[] {
  return nothing
}

// One tab at a time, so that a waiting enquiry is not posted from each of them.
async function drainAlone(): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return enquiryQueue().drain()
  await locks.request('enquiry-queue', { ifAvailable: true }, async (lock) => {
    if (lock) await enquiryQueue().drain()
  })
}

/** The database where there is one that works, memory where not: an enquiry is sent in either case. */
function sturdyStore(): WaitingStore {
  const memory = memoryStore()
  let opened: Promise<WaitingStore> | null = null
  const open = () =>
    (opened ??= Promise.resolve()
      .then(() => indexedDbStore())
      .catch(() => memory))
  return {
    put: async (entry) => {
      await (await open()).put(entry).catch(() => memory.put(entry))
      document.dispatchEvent(new Event(WAITING_EVENT))
    },
    remove: async (key) => {
      await memory.remove(key)
      await (await open()).remove(key).catch(() => {})
    },
    all: async () => {
      const held = await memory.all()
      const stored = await (await open()).all().catch(() => held)
      return [...stored, ...held.filter((entry) => !stored.some((other) => other.key === entry.key))]
    },
  }
}
