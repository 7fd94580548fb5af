import type { PageWords } from '#apps/site/head/page-words.server.ts'
import type { Picture } from '#contract/car.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'
import type { FittingCardView } from '#apps/site/fitting/fitting-card-view.ts'
import type { SpecGroupView } from '#apps/site/vehicle/specification.ts'

/** A vehicle of the catalogue that a fitting fits; `href`: the list with it. */
export type FitRow = { brand: string; model: string; years: string; href: string }

/** Everything the page of a fitting shows, in the reader's language. */
export type FittingView = {
  sku: string
  name: string
  category: string
  categoryHref: string
  isSample: boolean
  /** Null: ask for a quote. */
  price: string | null
  per: string
  asOf: string
  summary: string | null
  /** For search engines and shared links. */
  words: PageWords
  keyFacts: { label: string; value: string }[]
  facts: SpecGroupView[]
  /** Photographs, else the one drawing of its kind. */
  pictures: Picture[]
  isDrawn: boolean
  fits: FitRow[]
  /** Said where no vehicle is named. */
  fitsText: string | null
  related: FittingCardView[]
  faq: FaqView
  remark: string
}
