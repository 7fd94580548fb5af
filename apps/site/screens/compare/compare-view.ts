import type { Picture } from '#contract/car.ts'
import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'

export type ComparedCar = {
  kind: 'car' | 'used'
  /** `model_sign` or stock reference. */
  sign: string
  href: string
  title: string
  subtitle: string
  brandName: string
  brandSign: string
  modelName: string
  price: string | null
  /** Stands where there is no price. */
  quoteText: string
  /** Trade term with its port. */
  term: string
  picture: Picture | null
  drawing: DrawingView
  /** The comparison without this car. */
  removeHref: string
  remark: string
}

/** One row for all vehicles; null where one has no value. `note`: what to mind before comparing these values. */
export type ComparedRow = { label: string; values: (string | null)[]; isDifferent: boolean; note: string | null }

export type Choice = { value: string; label: string }

/** Everything the comparison shows, in the reader's language. */
export type CompareView = {
  cars: ComparedCar[]
  groups: { title: string; rows: ComparedRow[] }[]
  /** The two drawn to one scale; null where there is no car. */
  scale: { drawing: DrawingView; alt: string; first: string; beside: string } | null
  /** Cars that can be added; empty when no more fit. */
  more: Choice[]
  isOnlyDifferent: boolean
  /** The same comparison with all rows, or with those alone that differ. */
  otherRowsHref: string
}
