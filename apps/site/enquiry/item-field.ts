import { ENQUIRY_ITEM_LIMITS, type EnquiryItemKind } from '#contract/enquiry-values.ts'

/** A thing that is asked for with others. `sign`: model sign, stock reference or number; of kind `number` any that we may not know. */
export type AskedItem = { kind: EnquiryItemKind; sign: string; quantity: number; note: string }

/** Signs, as a form without script sends them, that notes may take in all: a body is at most 64 KiB. */
const MOST_NOTED = 20_000

/** The value of a field `items` for each thing: JSON without what goes without saying. Of too many notes the last are left out, never a thing. */
export function itemFields(items: readonly AskedItem[]): string[] {
  let noted = 0
  return items.slice(0, ENQUIRY_ITEM_LIMITS.items).map(({ kind, sign, quantity, note }) => {
    noted += encodeURIComponent(note.toWellFormed()).length
    const named = kind === 'number' ? { kind, number: sign } : { kind, sign }
    return JSON.stringify({ ...named, ...(quantity > 1 && { quantity }), ...(note !== '' && noted <= MOST_NOTED && { note }) })
  })
}
