import { ENQUIRY_ITEM_KINDS, ENQUIRY_ITEM_LIMITS, type EnquiryItemKind } from '#contract/enquiry-values.ts'
import type { RecordEnquiryInput } from '#contract/enquiry.ts'
import { asciiDigits, cleanLine } from '#core/domain/text/index.ts'

/** One thing of an enquiry as it was asked for; `note` is '' where nothing was noted. */
export type ItemDraft = { kind: EnquiryItemKind; sign: string; quantity: number; note: string }

/** The things of an enquiry out of whatever arrived, in their order, at most `ENQUIRY_ITEM_LIMITS.items`. What names no thing is left out. */
export function readItemDrafts(value: RecordEnquiryInput['items']): ItemDraft[] {
  return listOf(value).flatMap(toDraft).slice(0, ENQUIRY_ITEM_LIMITS.items)
}

/** What an enquiry for a single thing is about; '' for several, and for a number that we do not know. */
export function soleSign(items: readonly ItemDraft[]): string {
  const [item] = items
  return item === undefined || items.length > 1 || item.kind === 'number' ? '' : storedSign(item)
}

/** Signs of models are in small letters, references and numbers of parts in capitals; people type either. */
export function storedSign({ kind, sign }: ItemDraft): string {
  if (kind === 'car') return sign.toLowerCase()
  return kind === 'number' ? sign : sign.toUpperCase()
}

// A form carries each thing as JSON text, or all of them in one.
function listOf(value: unknown): unknown[] {
  const decoded = typeof value === 'string' ? decode(value) : value
  const list = Array.isArray(decoded) ? decoded : [decoded]
  return list.map((item: unknown) => (typeof item === 'string' ? decode(item) : item))
}

function decode(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toDraft(item: unknown): ItemDraft[] {
  if (typeof item !== 'object' || item === null) return []
  const given = item as Partial<Record<'kind' | 'sign' | 'number' | 'quantity' | 'note', unknown>>
  const kind = ENQUIRY_ITEM_KINDS.find((known) => known === given.kind)
  if (kind === undefined) return []
  const sign = kind === 'number' ? cleanLine(given.number, ENQUIRY_ITEM_LIMITS.number) : cleanLine(given.sign, ENQUIRY_ITEM_LIMITS.sign)
  return sign === '' ? [] : [{ kind, sign, quantity: readQuantity(given.quantity), note: cleanLine(given.note, ENQUIRY_ITEM_LIMITS.note) }]
}

function readQuantity(value: unknown): number {
  const text = asciiDigits(cleanLine(value, 20))
  const quantity = Number(text)
  return /^\d{1,6}$/.test(text) && quantity >= 1 && quantity <= ENQUIRY_ITEM_LIMITS.quantity ? quantity : 1
}
