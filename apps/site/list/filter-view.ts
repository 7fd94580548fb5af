/** The form of the filters, as links and buttons name it. */
export const FILTER_PANEL_ID = 'filter-panel'

/** A list, because a page holds a hundred of them and carries them twice: value, words, how many vehicles. */
export type FacetOptionView = readonly [value: string, label: string, count: string]

export type FacetView = {
  name: string
  title: string
  options: FacetOptionView[]
  /** Values of the options that are chosen. */
  selected: string[]
  /** Two fields for its lowest and highest figure; null: the filter is no figure. */
  bounds: BoundsView | null
}

/** `hasScale`: two thumbs on a line stand under the fields. `fault`: what one of them says cannot be read. */
export type BoundsView = { from: BoundView; to: BoundView; hasScale: boolean; fault?: string }

/** A field for one bound: its words, what stands in it, that in words, and whether it cannot be read. */
export type BoundView = readonly [label: string, value: string, text: string, isUnread?: true]

/** A figure that a list can be narrowed to. */
export type RangeView = { name: string; title: string; bounds: BoundsView }

/** A chosen value of a filter; null: both bounds of its range. */
export type ActiveFilter = { name: string; value: string | null; label: string }

/** What the filters, the toolbar and the chips of a list show; texts are made by the server. */
export type FilterView = {
  path: string
  sort: string
  total: number
  facets: FacetView[]
  active: ActiveFilter[]
  /** What is said of bounds that were given the wrong way round. */
  turned: string[]
  /** Bounds that cannot be read, by name and as they were typed. */
  unread: string[]
  /** Values of the address that have no control of their own and travel with the form. */
  hidden: { name: string; value: string }[]
  clearHref: string
  totalText: string
}
