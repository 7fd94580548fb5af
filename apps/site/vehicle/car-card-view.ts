import type { Picture } from '#contract/car.ts'
import type { DrawingView } from './drawing-view.ts'

/** What a list card shows, formatted in the reader's language. Small on purpose: it is encoded a second time into the page. */
export type CarCardView = {
  id: number
  href: string
  subtitle: string
  brandName: string
  brandSign: string
  modelName: string
  /** Energy and body, e.g. "Electric · SUV". */
  kind: string
  figures: { value: string; label: string }[]
  /** How far it goes every day, estimated; null where nothing is known of it. */
  everyday: string | null
  /** Null: ask for a quote. */
  price: string | null
  /** FOB, with the port of loading where it is known. */
  term: string
  isHot: boolean
  /** Wins over the drawing. */
  picture: Picture | null
  /** The side view; stands wherever a picture is missing, and is null where there is one. */
  drawing: DrawingView | null
}

/** Brand and model, as a card is headed. */
export function modelTitle({ brandName, modelName }: Pick<CarCardView, 'brandName' | 'modelName'>): string {
  return `${brandName} ${modelName}`
}

/** The sign of a car, which is the end of its address, before a destination. */
export function carSign(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1).split('?')[0] ?? ''
}

/** A page of cards with what the pager needs. */
export type CarPageView = {
  cars: CarCardView[]
  total: number
  page: number
  pageCount: number
}
