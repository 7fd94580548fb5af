import type { FilterView } from '#apps/site/list/filter-view.ts'
import type { CarPageView } from '#apps/site/vehicle/car-card-view.ts'

/** Everything the list screen shows; texts are made by the server. */
export type ListView = CarPageView & FilterView
