import type { Picture } from '#contract/car.ts'
import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'

/** A fitting as its card shows it, in the reader's language. */
export type FittingCardView = {
  sku: string
  href: string
  name: string
  category: string
  photograph: Picture | null
  /** Of its kind; of fittings in general where the kind is not known. */
  drawing: DrawingView
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
