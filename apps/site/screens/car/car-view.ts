import type { PageWords } from '#apps/site/head/page-words.server.ts'
import type { EvView } from './ev-view.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'
import type { GalleryView } from '#apps/site/gallery/gallery-view.ts'
import type { CarCardView } from '#apps/site/vehicle/car-card-view.ts'
import type { SpecGroupView } from '#apps/site/vehicle/specification.ts'
import type { DimensionsView } from './dimensions-view.ts'

/** Everything the detail page shows, in the reader's language. */
export type CarView = {
  id: number
  sign: string
  title: string
  subtitle: string
  brandName: string
  brandSign: string
  modelName: string
  /** The way to its page, from the home page. */
  crumbs: { label: string; href?: string }[]
  dimensions: DimensionsView
  price: string | null
  /** FOB, with the port of loading where it is known. */
  term: string
  moq: string
  /** What holds beside the price: its day, how it is paid, the warranty. */
  terms: string[]
  isHot: boolean
  isSample: boolean
  summary: string | null
  /** For search engines and shared links. */
  words: PageWords
  keyFacts: { label: string; value: string }[]
  specification: SpecGroupView[]
  gallery: GalleryView
  ev: EvView | null
  trims: CarCardView[]
  related: CarCardView[]
  /** Other models of its maker, as links: cards of them would take the page beyond the first window (decision 0005). */
  sameBrand: { href: string; name: string }[]
  faq: FaqView
  remark: string
}
