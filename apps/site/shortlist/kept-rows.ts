import type { ShortlistKind } from '#contract/shortlist-values.ts'
import { localValue } from '#apps/site/client/local-value.ts'
import { thingKey } from './notes.ts'
import type { ShortlistRow } from './shortlist-view.ts'

type Thing = { kind: ShortlistKind; sign: string }
/** A row as it was given last, or null for a thing that was not offered any more, and when (ms since 1970). */
type KeptRow = { at: number; row: ShortlistRow | null }
/** What is known of things, by `thingKey`, in one language. */
export type KeptRows = { lang: string; known: Readonly<Record<string, KeptRow>> }

/** Rows of the list are asked for again at rest when they are older. */
const FRESH_MS = 24 * 60 * 60 * 1000
/** Nobody is told a price of more than a month ago. */
const LONGEST_MS = 30 * FRESH_MS
const MOST_KEPT = 100
const none: KeptRows = { lang: '', known: {} }
const kept = localValue<KeptRows>('shortlistRows', none, parseKeptRows)

/** What is known of things without a line, and the time of the oldest of it; null where nothing is. */
export function findKeptRows(things: readonly Thing[], lang: string, now = Date.now()): { at: number; rows: readonly ShortlistRow[] } | null {
  const { known, lang: own } = kept.read()
  const found = own === lang ? things.flatMap((thing) => known[thingKey(thing)] ?? []).filter(({ at }) => now - at < LONGEST_MS) : []
  const rows = found.flatMap(({ row }) => row ?? [])
  return rows.length === 0 ? null : { at: Math.min(...found.map(({ at }) => at)), rows }
}

/** Keeps an answer for the time without a line. */
export function keepRows(answer: Answer): void {
  kept.write(mergeRows(kept.read(), answer))
}

export type Answer = { things: readonly Thing[]; rows: readonly ShortlistRow[]; lang: string; at: number }

/** The new rows beside what was known of other things in the same language; the newest hundred. */
export function mergeRows(before: KeptRows, { things, rows, lang, at }: Answer): KeptRows {
  const fresh = things.map((thing): [string, KeptRow] => [thingKey(thing), { at, row: rows.find((row) => thingKey(row) === thingKey(thing)) ?? null }])
  const others = before.lang === lang ? Object.entries(before.known) : []
  const newest = Object.entries({ ...Object.fromEntries(others), ...Object.fromEntries(fresh) }).toSorted(([, one], [, other]) => other.at - one.at)
  return { lang, known: Object.fromEntries(newest.slice(0, MOST_KEPT)) }
}

/** Asks for the rows of the list where something on it is not known yet, or for a day. Answers what is kept of it. */
export async function refreshKeptRows(things: readonly Thing[], lang: string): Promise<readonly ShortlistRow[]> {
  if (things.length === 0) return []
  const { known, lang: own } = kept.read()
  const isFresh = own === lang && things.every((thing) => Date.now() - (known[thingKey(thing)]?.at ?? 0) < FRESH_MS)
  if (!isFresh) keepRows({ things, rows: await requestRows(things), lang, at: Date.now() })
  return findKeptRows(things, lang)?.rows ?? []
}

/** `/myFavorite/items.json`, which no cache keeps (R11.5). */
export async function requestRows(things: readonly Thing[], signal?: AbortSignal): Promise<readonly ShortlistRow[]> {
  const query = new URLSearchParams(things.map(({ kind, sign }) => [kind, sign])).toString()
  const answer = await fetch(`/myFavorite/items.json?${query}`, { signal })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as ShortlistRow[]
}

/** Addresses of the pictures of rows, as this browser chooses them for their width. */
export async function rowPictures(rows: readonly ShortlistRow[]): Promise<string[]> {
  const chosen = await Promise.all(rows.map((row) => choosePicture(row)))
  return chosen.filter((address) => address !== null)
}

async function choosePicture({ picture: own, drawing }: ShortlistRow): Promise<string | null> {
  if (own === null) return drawing?.src ?? null
  const picture = document.createElement('picture')
  for (const { type, srcset } of own.sources) picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes: '96px' }))
  const image = Object.assign(document.createElement('img'), { src: own.src })
  picture.append(image)
  await image.decode().catch(() => {})
  return image.currentSrc === '' ? null : new URL(image.currentSrc).pathname
}

/** Reads what was stored, of whatever shape: broken entries fall out. */
export function parseKeptRows(stored: unknown): KeptRows {
  const { lang, known } = (stored ?? {}) as Partial<KeptRows>
  if (typeof lang !== 'string' || typeof known !== 'object' || known === null) return none
  return { lang, known: Object.fromEntries(Object.entries(known).filter(([, entry]: [string, Partial<KeptRow> | null]) => isWhole(entry))) }
}

function isWhole(entry: Partial<KeptRow> | null): boolean {
  if (typeof entry?.at !== 'number' || entry.row === undefined) return false
  return entry.row === null || [entry.row.kind, entry.row.sign, entry.row.title, entry.row.href].every((text) => typeof text === 'string')
}
