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

/** One row for all vehicles; null where one has no value, which is no difference. `note`: what to mind before comparing these values. */
export type ComparedRow = { label: string; values: (string | null)[]; isDifferent: boolean; note: string | null }

export type Choice = { value: string; label: string }

/** A vehicle that the address names, to be ticked. */
export type Tick = Choice & { isShown: boolean }

/** Everything the comparison shows, in the reader's language. */
export type CompareView = {
  cars: ComparedCar[]
  groups: { title: string; rows: ComparedRow[] }[]
  /** Two vehicles or more, without a row in which what is known differs. */
  isAlike: boolean
  /** The two drawn to one scale; null where there is no car. */
  scale: { drawing: DrawingView; alt: string; first: string; beside: string } | null
  /** Says which vehicles of the address are not shown; null where all are. */
  leftOut: string | null
  /** All vehicles of the address, to choose from. */
  ticks: Tick[]
  /** What each form sends along, as name and value. */
  fields: [name: string, value: string][]
  /** Cars that can be added; empty when no more fit. */
  more: Choice[]
  isOnlyDifferent: boolean
  /** The same comparison with all rows, or with those alone that differ. */
  otherRowsHref: string
}
