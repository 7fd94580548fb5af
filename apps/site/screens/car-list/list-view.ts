import type { FacetName } from '#contract/vehicle.ts'
import type { CarPageView } from '#apps/site/vehicle/car-card-view.ts'

/** A list, because a page holds a hundred of them and carries them twice: value, words, how many vehicles. */
export type FacetOptionView = readonly [value: string, label: string, count: string]

export type FacetView = {
  name: FacetName
  title: string
  options: FacetOptionView[]
  /** Values of the options that are chosen. */
  selected: string[]
}

export type ActiveFilter = { label: string; href: string }

/** Everything the list screen shows; texts are made by the server. */
export type ListView = CarPageView & {
  path: string
  sort: string
  facets: FacetView[]
  active: ActiveFilter[]
  /** Values of the address that have no control of their own and travel with the form. */
  hidden: { name: string; value: string }[]
  clearHref: string
  totalText: string
}
