import type { FittingCardView } from '#apps/site/fitting/fitting-card-view.ts'
import type { RangeView } from '#apps/site/list/filter-view.ts'

export type Choice = { value: string; label: string }

/** `value`: the category, null for all. */
export type CategoryChip = { value: string | null; label: string; count: string; isSelected: boolean }

/** Everything the list shows; texts are made by the server. */
export type FittingsView = {
  fittings: FittingCardView[]
  page: number
  pageCount: number
  countText: string
  /** Empty where no category has a fitting. */
  chips: CategoryChip[]
  /** Choices of the search form. */
  form: {
    word: string
    brand: string
    sort: string
    brands: Choice[]
    /** Of the chosen brand; null until one is chosen. */
    models: Choice[] | null
    model: string
    /** Of the chosen model; null until one is chosen. */
    years: Choice[] | null
    year: string
    /** Figures with their bounds. */
    ranges: RangeView[]
  }
  /** Link that takes every filter away; null where there is none. */
  clearHref: string | null
}
