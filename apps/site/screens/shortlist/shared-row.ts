import type { ShortlistRow } from '#apps/site/shortlist/shortlist-view.ts'

/** A thing of a shared list with what was noted beside it; `model` of a new car, for the list of whoever takes it over. */
export type SharedRow = ShortlistRow & {
  quantity: number
  note: string
  model: { id: number; name: string; brand: string; brandSign: string } | null
}
