import type { Picture } from '#contract/car.ts'
import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'

/** A part as its card shows it, in the reader's language. */
export type FittingView = {
  sku: string
  name: string
  category: string
  photograph: Picture | null
  /** Of its kind; null where the kind is not known. */
  drawing: DrawingView | null
  fits: string
  /** At most two. */
  oemNumbers: string[]
  weight: string | null
  moq: string
  warranty: string | null
  /** Null: ask for a quote. */
  price: string | null
  /** What the price is for: `per piece`. */
  per: string
}

export type CategoryChip = { label: string; count: string; href: string; isSelected: boolean }

/** Everything the list shows; texts are made by the server. */
export type FittingsView = {
  parts: FittingView[]
  page: number
  pageCount: number
  countText: string
  /** Empty where no category has a part. */
  chips: CategoryChip[]
  /** Choices of the search form. */
  form: {
    word: string
    brand: string
    sort: string
    /** Selected categories travel with the form. */
    categories: string[]
    brands: { value: string; label: string }[]
  }
  /** Link that takes every filter away; null where there is none. */
  clearHref: string | null
}
