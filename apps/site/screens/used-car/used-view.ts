import type { PageWords } from '#apps/site/head/page-words.server.ts'
import type { UsedCarStatus } from '#contract/used-values.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'
import type { GalleryView } from '#apps/site/gallery/gallery-view.ts'
import type { SpecGroupView } from '#apps/site/vehicle/specification.ts'
import type { UsedCardView } from '#apps/site/vehicle/used-card-view.ts'
import type { ConditionView } from './condition-view.ts'

/** Everything the page of a used unit shows, in the reader's language. */
export type UsedView = {
  stockRef: string
  title: string
  subtitle: string
  brandName: string
  brandSign: string
  modelName: string
  /** The way to its page, from the home page. */
  crumbs: { label: string; href?: string }[]
  status: UsedCarStatus
  isSample: boolean
  /** Null: ask for a quote, or sold. */
  price: string | null
  term: string
  /** What holds beside the price: its day, how it is paid, the warranty. */
  terms: string[]
  summary: string | null
  /** For search engines and shared links. */
  words: PageWords
  keyFacts: { label: string; value: string }[]
  facts: SpecGroupView[]
  gallery: GalleryView
  /** What the pictures are, where they are not of this unit. */
  pictureNote: string | null
  condition: ConditionView
  similar: UsedCardView[]
  /** The same model in the catalogue of new cars. */
  newHref: string | null
  faq: FaqView
  remark: string
}
