import type { ShortlistRow } from '#apps/site/shortlist/shortlist-view.ts'

/** One wanted number in words. */
export type PartNumberLine = {
  /** As it was typed, tidied. */
  number: string
  /** `50 × 1012010-FA01`. */
  asked: string
  note: string
  /** What is to be said of the line: added up, not understood, less than the least order. */
  hints: string[]
  /** The one part that has the number; null where none or several have it. */
  row: ShortlistRow | null
  /** What the line costs; null where the price is on request or the part is not chosen. */
  total: string | null
  /** Field `items` of the enquiry; of several parts one for each, after the one that leaves the choice to us. */
  fields: { value: string; label: string }[]
}

/** A pasted list, answered. */
export type PartNumbersView = {
  lines: PartNumberLine[]
  /** How many were found, are to be chosen, and are looked for. */
  counts: string[]
  /** Of the lines with a price; null where none has one. */
  sum: string | null
  /** What was left out or cut. */
  warnings: string[]
  /** Parts that may be put on the buyer's list, each once. */
  parts: { sign: string; name: string; quantity: number; note: string }[]
}
