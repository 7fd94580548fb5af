import type { Picture } from '#contract/car.ts'

/** What a list card shows, formatted in the reader's language. Small on purpose: it is encoded a second time into the page. */
export type CarCardView = {
  id: number
  sign: string
  href: string
  title: string
  subtitle: string
  brandName: string
  brandSign: string
  modelName: string
  bodyType: string
  /** Energy and body, e.g. "Electric · SUV". */
  kind: string
  figures: { value: string; label: string }[]
  /** Null: ask for a quote. */
  price: string | null
  isHot: boolean
  picture: Picture | null
}

/** A page of cards with what the pager needs. */
export type CarPageView = {
  cars: CarCardView[]
  total: number
  page: number
  pageCount: number
}
