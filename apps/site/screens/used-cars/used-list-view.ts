import type { FilterView } from '#apps/site/list/filter-view.ts'
import type { UsedCardView } from '#apps/site/vehicle/used-card-view.ts'

/** Everything the list screen shows; texts are made by the server. */
export type UsedListView = FilterView & { units: UsedCardView[]; page: number; pageCount: number }
