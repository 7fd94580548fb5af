import type { Picture } from '#contract/car.ts'
import type { ShortlistKind } from '#contract/shortlist-values.ts'
import type { LandedCardView } from '#apps/site/landed-price/landed-view.ts'
import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'

/** One thing of a shortlist, formatted in the reader's language. */
export type ShortlistRow = {
  kind: ShortlistKind
  /** As it was asked for. */
  sign: string
  href: string
  title: string
  /** Version and kind of a vehicle, category of a part. */
  subtitle: string
  /** Figures in one line. */
  facts: string
  /** Stock reference or part number, by which it is asked for; empty for a new car. */
  reference: string
  /** Null: `quoteText` stands instead. */
  price: string | null
  quoteText: string
  /** Trade term with its port, and what the price is for. */
  term: string
  /** Reserved or sold; null where it can be had. */
  status: string | null
  picture: Picture | null
  drawing: DrawingView | null
  /** Fewest pieces that are sold, and what to say of fewer; missing where one is enough. */
  least?: { pieces: number; text: string }
  /** Its price at the destination; null where none is named, or of a part. */
  landed: LandedCardView | null
}
