import { WAITING_DATABASE } from './may-have-waiting.ts'
import type { WaitingEnquiry, WaitingStore } from './waiting-enquiry.ts'

const ENTRIES = 'enquiries'
const KEYS = 'keys'
const KEY_ID = 'enquiries'

/** As it lies on the disk: the enquiry is encrypted where the browser can, with a key that no script can read out. */
type StoredEntry = { key: string; createdAt: number; sealed: { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer } | null; open: WaitingEnquiry | null }

/** Opens the database of waiting enquiries. Rejects where the browser has none or refuses it. */
export async function indexedDbStore(factory: IDBFactory = indexedDB): Promise<WaitingStore> {
  const database = await openDatabase(factory)
  const secret = await readSecret(database)
  return {
    put: async (entry) => {
      const stored = await seal(entry, secret)
      await done(database.transaction(ENTRIES, 'readwrite', { durability: 'strict' }).objectStore(ENTRIES).put(stored))
    },
    remove: async (key) => {
      await done(database.transaction(ENTRIES, 'readwrite').objectStore(ENTRIES).delete(key))
    },
    all: async () => {
      const stored: StoredEntry[] = await done(database.transaction(ENTRIES).objectStore(ENTRIES).getAll())
      const entries = await Promise.all(stored.map((entry) => unseal(entry, secret)))
      return entries.filter((entry) => entry !== null)
    },
  }
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(WAITING_DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ENTRIES, { keyPath: 'key' })
    request.result.createObjectStore(KEYS)
  }
  return done(request)
}

/** The device's own key, made once. Null without WebCrypto (plain http): entries are stored open then. */
async function readSecret(database: IDBDatabase): Promise<CryptoKey | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return null
  const known: CryptoKey | undefined = await done(database.transaction(KEYS).objectStore(KEYS).get(KEY_ID))
  if (known) return known
  const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const keys = database.transaction(KEYS, 'readwrite').objectStore(KEYS)
  // Two tabs may come here at once: the first key stays.
  const first: CryptoKey | undefined = await done(keys.get(KEY_ID))
  if (first) return first
  await done(keys.add(made, KEY_ID))
  return made
}

async function seal(entry: WaitingEnquiry, secret: CryptoKey | null): Promise<StoredEntry> {
  const { key, createdAt } = entry
  if (!secret) return { key, createdAt, sealed: null, open: entry }
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, new TextEncoder().encode(JSON.stringify(entry)))
  return { key, createdAt, sealed: { iv, data }, open: null }
}

async function unseal({ sealed, open }: StoredEntry, secret: CryptoKey | null): Promise<WaitingEnquiry | null> {
  if (!sealed || !secret) return open
  try {
    const data = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, secret, sealed.data)
    return JSON.parse(new TextDecoder().decode(data)) as WaitingEnquiry
  } catch {
    return null
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database did not answer'))
  })
}
