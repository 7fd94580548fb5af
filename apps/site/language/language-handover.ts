import type { LanguageHandover } from '#contract/language-handover.ts'
import { indexedDbStore } from '#apps/site/enquiry/indexed-db-store.ts'
import { keepSent, readSent } from '#apps/site/enquiry/sent-enquiries.ts'
import { adoptTouches, readTouches } from '#apps/site/client/attribution.ts'
import { addFavorite, readFavorites } from '#apps/site/favorite/favorites.ts'
import { PLAIN, readNote, readNotes, writeNote } from '#apps/site/shortlist/notes.ts'
import { addThing, readThings } from '#apps/site/favorite/saved-things.ts'
import { adoptSearches, readSearches } from '#apps/site/favorite/saved-searches.ts'
import { storedMobile, storedToken } from '#apps/site/client/storage.ts'
import { readUserInfo, writeUserInfo } from '#apps/site/client/user-info.ts'

/** The server takes bodies of 64 KiB. */
const LARGEST_BODY = 60_000

/** What this browser has stored for this host and a visitor misses on another (R2.8); null where there is nothing. */
export async function collectLanguageHandover(): Promise<LanguageHandover | null> {
  const waiting = await readWaiting()
  const everything: LanguageHandover = {
    ...present('token', storedToken.read()),
    ...present('mobile', storedMobile.read()),
    ...present('userInfo', readUserInfo()),
    ...present('favoriteData', nonEmpty(readFavorites())),
    ...present('shortlist', nonEmpty(readThings())),
    ...present('shortlistNotes', readNotes()),
    ...present('savedSearches', nonEmpty(readSearches())),
    ...present('sentEnquiries', nonEmpty(readSent())),
    ...present('queued', nonEmpty(waiting)),
    ...present('attribution', knownTouches()),
  }
  return Object.keys(everything).length === 0 ? null : fitted(everything)
}

/** Adds to what is stored here already; nothing that is here is overwritten, but a first touch by an older one. */
export async function applyLanguageHandover(handover: LanguageHandover): Promise<void> {
  if (handover.sentEnquiries) keepSent(handover.sentEnquiries)
  for (const favorite of handover.favoriteData ?? []) addFavorite(favorite)
  for (const thing of handover.shortlist ?? []) addThing(thing)
  for (const [key, wanted] of Object.entries(handover.shortlistNotes ?? {})) if (readNote(key) === PLAIN) writeNote(key, wanted)
  adoptSearches(handover.savedSearches ?? [])
  if (handover.userInfo && readUserInfo() === null) writeUserInfo(handover.userInfo)
  if (handover.token && storedToken.read() === null) {
    storedToken.write(handover.token)
    storedMobile.write(handover.mobile ?? null)
  }
  if (handover.attribution) adoptTouches(handover.attribution)
  await keepWaiting(handover.queued ?? [])
}

// Too much to carry: enquiries stay where they wait, and are sent from there.
function fitted(handover: LanguageHandover): LanguageHandover {
  if (new Blob([JSON.stringify(handover)]).size <= LARGEST_BODY) return handover
  const { queued: _queued, ...rest } = handover
  return { ...rest, favoriteData: rest.favoriteData?.slice(0, 100), shortlistNotes: undefined }
}

async function readWaiting(): Promise<NonNullable<LanguageHandover['queued']>> {
  try {
    const entries = await (await indexedDbStore()).all()
    // A copy: the same key on both hosts is one enquiry for the server.
    return entries
      .filter(({ state }) => state === 'waiting')
      .map(({ key, payload, createdAt }) => ({ key, payload: JSON.parse(JSON.stringify(payload)) as Record<string, never>, created_at: createdAt }))
  } catch {
    return []
  }
}

async function keepWaiting(queued: NonNullable<LanguageHandover['queued']>): Promise<void> {
  if (queued.length === 0) return
  const store = await indexedDbStore()
  for (const { key, payload, created_at } of queued) await store.put({ key, payload, createdAt: created_at, state: 'waiting' })
  const { enquiryQueue } = await import('#apps/site/enquiry/browser-queue.ts')
  await enquiryQueue().drain()
}

function knownTouches(): LanguageHandover['attribution'] | null {
  const touches = readTouches()
  return touches.first_touch === null && touches.last_touch === null ? null : touches
}

function present<Key extends string, Value>(key: Key, value: Value | null): Partial<Record<Key, Value>> {
  return value === null ? {} : ({ [key]: value } as Record<Key, Value>)
}

function nonEmpty<Item>(list: readonly Item[]): Item[] | null {
  return list.length === 0 ? null : [...list]
}
