import type { EvView } from './ev-view.ts'
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
  dimensions: DimensionsView
  price: string | null
  moq: string
  asOf: string
  isHot: boolean
  isSample: boolean
  summary: string | null
  keyFacts: { label: string; value: string }[]
  specification: SpecGroupView[]
  gallery: GalleryView
  ev: EvView | null
  trims: CarCardView[]
  related: CarCardView[]
  sameBrand: CarCardView[]
  faq: { question: string; answer: string }[]
  remark: string
}

/** Sections that stand under an address of their own (product D16), with the mobile twins' names. */
export const CAR_SECTIONS = ['base', 'faq', 'form', 'tabChange', 'table', 'touch', 'freeQuote'] as const
export type CarSection = (typeof CAR_SECTIONS)[number]

export function isCarSection(value: string | undefined): value is CarSection {
  return (CAR_SECTIONS as readonly (string | undefined)[]).includes(value)
}
