import { MOST_LISTED_ENQUIRIES } from '#contract/enquiry-values.ts'
import { readFavorites } from '#apps/site/favorite/favorites.ts'
import { readThings } from '#apps/site/favorite/saved-things.ts'
import { localValue, useLocalValue } from '#apps/site/client/local-value.ts'
import type { EnquiryPayload } from './wire.ts'

/** An enquiry that was sent from this device and has been accepted (R10.23). */
export type SentEnquiry = {
  reference: string
  /** Opens its state: `/enquiry/status/{code}`. */
  code: string
  /** ISO 8601. */
  sentAt: string
  /** Maker and model as the form named them; null for a general question. */
  about: string | null
}

const none: readonly SentEnquiry[] = []
const sent = localValue<readonly SentEnquiry[]>('sentEnquiries', none, parseSent)

/** What was sent from this device, the newest first. */
export function readSent(): readonly SentEnquiry[] {
  return sent.read()
}

export function useSentEnquiries(): readonly SentEnquiry[] {
  return useLocalValue(sent)
}

/** Puts accepted enquiries on the list; one that is there already stays as it is. */
export function keepSent(entries: readonly SentEnquiry[]): void {
  sent.write(withSent(sent.read(), entries))
}

/** Puts an enquiry on the list that the server has just accepted. `code` null: of a server that is older than this page. */
export function keepAccepted(payload: EnquiryPayload, { reference, code }: { reference: string; code: string | null }): void {
  if (code !== null) keepSent([{ reference, code, sentAt: new Date().toISOString(), about: aboutOf(payload) ?? aboutItems(payload.items, savedName) }])
}

/** Takes an enquiry off the list; it stays with the company. */
export function removeSent(reference: string): void {
  const left = sent.read().filter((entry) => entry.reference !== reference)
  sent.write(left.length > 0 ? left : none)
}

export function clearSent(): void {
  sent.write(none)
}

/** The list with more entries, each once, the newest first, at most fifty. */
export function withSent(list: readonly SentEnquiry[], entries: readonly SentEnquiry[]): readonly SentEnquiry[] {
  const fresh = entries.filter(({ reference }) => !list.some((known) => known.reference === reference))
  return [...fresh, ...list].toSorted((one, two) => two.sentAt.localeCompare(one.sentAt)).slice(0, MOST_LISTED_ENQUIRIES)
}

/** Reads a stored list of whatever shape: broken entries fall out. */
export function parseSent(stored: unknown): readonly SentEnquiry[] {
  return Array.isArray(stored) ? withSent(none, stored.flatMap(parseEntry)) : none
}

/** What an enquiry is about, as it was sent: maker and model, the maker not twice. */
export function aboutOf({ brand, car_model: model }: Pick<EnquiryPayload, 'brand' | 'car_model'>): string | null {
  const [maker, name] = [String(brand ?? ''), String(model ?? '')]
  const isNamed = name.toLowerCase().startsWith(maker.toLowerCase())
  return (isNamed ? name : `${maker} ${name}`).trim() || null
}

/** What a list of things is about: the first two by name, as the server calls them (R10.25), with the number of the others; null for no list. */
export function aboutItems(items: unknown, nameOf: (kind: string, sign: string) => string): string | null {
  const fields = Array.isArray(items) ? items.flatMap(parseItem) : []
  const names = fields.slice(0, MOST_NAMED).map(({ kind, sign }) => nameOf(kind, sign))
  if (names.length === 0) return null
  return names.join(', ') + (fields.length > names.length ? ` +${String(fields.length - names.length)}` : '')
}

const MOST_NAMED = 2

function parseItem(field: unknown): { kind: string; sign: string }[] {
  try {
    const { kind, sign, number } = JSON.parse(String(field)) as Partial<Record<'kind' | 'sign' | 'number', string>>
    const named = sign ?? number
    return named === undefined ? [] : [{ kind: kind ?? '', sign: named }]
  } catch {
    return []
  }
}

/** As this browser's list calls a thing, else its sign. */
function savedName(kind: string, sign: string): string {
  if (kind !== 'car') return readThings().find((thing) => thing.kind === kind && thing.sign === sign)?.name ?? sign
  const car = readFavorites().find((own) => own.model_sign === sign)
  return car === undefined ? sign : `${car.brand_name} ${car.model_name}`.trim()
}

function parseEntry(entry: unknown): SentEnquiry[] {
  if (typeof entry !== 'object' || entry === null) return []
  const { reference, code, sentAt, about } = entry as Record<keyof SentEnquiry, unknown>
  if (typeof reference !== 'string' || typeof code !== 'string' || typeof sentAt !== 'string' || Number.isNaN(Date.parse(sentAt))) return []
  return [{ reference, code, sentAt, about: typeof about === 'string' ? about : null }]
}
