import type { FacetName } from '#contract/vehicle.ts'
import type { CarPageView } from '#apps/site/vehicle/car-card-view.ts'

export type FacetView = {
  name: FacetName
  title: string
  options: { value: string; label: string; count: string; isSelected: boolean }[]
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
