import type { Picture } from '#contract/car.ts'
import type { DrawingView } from './drawing-view.ts'

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
  /** Energy and body, e.g. "Electric · SUV". */
  kind: string
  figures: { value: string; label: string }[]
  /** Null: ask for a quote. */
  price: string | null
  isHot: boolean
  /** Wins over the drawing. */
  picture: Picture | null
  /** The side view; stands wherever a picture is missing. */
  drawing: DrawingView
}

/** A page of cards with what the pager needs. */
export type CarPageView = {
  cars: CarCardView[]
  total: number
  page: number
  pageCount: number
}
