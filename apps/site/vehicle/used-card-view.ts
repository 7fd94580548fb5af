import type { Picture } from '#contract/car.ts'
import type { UsedCarStatus } from '#contract/used-values.ts'
import type { DrawingView } from './drawing-view.ts'

/** What a card of a used unit shows, formatted in the reader's language. Small on purpose: it is encoded a second time into the page. */
export type UsedCardView = {
  stockRef: string
  href: string
  title: string
  subtitle: string
  /** Energy and body. */
  kind: string
  figures: { value: string; label: string }[]
  /** Null: ask for a quote, or sold. */
  price: string | null
  /** FOB with the port, e.g. "FOB Shanghai". */
  term: string
  status: UsedCarStatus
  /** Wins over the drawing. */
  picture: Picture | null
  /** The picture is of the model, not of this unit. */
  isIllustration: boolean
  /** The side view in the unit's own paint; stands wherever a picture is missing. */
  drawing: DrawingView
}
