// Apart from the schemas, because browsers load these and must not load the validator.
import type { Permission } from './staff-values.ts'

/** Lists of the back office whose view can be kept by name, each with the right to read it. */
export const LIST_RIGHTS = {
  enquiries: 'enquiry.read',
  dealers: 'dealer.read',
  articles: 'content.read',
  cars: 'catalogue.read',
  'used-cars': 'catalogue.read',
  parts: 'catalogue.read',
  brands: 'catalogue.read',
} as const satisfies Record<string, Permission>
export type ViewedList = keyof typeof LIST_RIGHTS

export const VIEWED_LISTS = Object.keys(LIST_RIGHTS) as [ViewedList, ...ViewedList[]]

type Plain = string | number | boolean

/** How a list is laid out, where there is a choice. */
export const LIST_LAYOUTS = ['list', 'board'] as const
export type ListLayout = (typeof LIST_LAYOUTS)[number]

/** How a list is looked at: its filters, its order, which of its columns are hidden (null: it has none to choose), and as what it is laid out. */
export type ListViewValue = {
  filter: Record<string, Plain | Plain[]>
  sort: { field: string; order: 'ASC' | 'DESC' }
  hidden_columns: string[] | null
  layout?: ListLayout | undefined
}
