import { ALERT_FILTERS } from '#contract/alert.ts'
import { DESTINATION_NAME } from '#contract/destination.ts'
import type { AlertList } from '#contract/alert-values.ts'
import type { AllCarsFilter } from '#contract/all-cars.ts'
import type { CarFilter } from '#contract/car.ts'
import type { ListFittingsInput } from '#contract/fitting.ts'
import type { UsedCarFilter } from '#contract/used-car.ts'

/** The destination as an address has it, and whether what its country refuses is shown too. */
type Watched = { dest?: string | undefined; admitted?: 'all' | undefined }

/** Names that filter nothing by themselves. */
const OF_DESTINATION: ReadonlySet<string> = new Set([DESTINATION_NAME, 'admitted'])

/** A list with its filters, as its schema reads them. */
export type WatchedList =
  | { kind: 'car'; filter: CarFilter & Watched }
  | { kind: 'used'; filter: UsedCarFilter & Watched }
  | { kind: 'both'; filter: AllCarsFilter & Watched }
  | { kind: 'part'; filter: Pick<ListFittingsInput, 'category' | 'brand' | 'model' | 'year' | 'word'> }
  | { kind: 'any'; filter: { word: string } }

/** Reads a query as its list does; null where it is none, or filters nothing: a whole list is no wish, at whatever destination. */
export function readQuery(kind: AlertList, query: string): WatchedList | null {
  const parsed = ALERT_FILTERS[kind].safeParse(valuesOf(new URLSearchParams(query)))
  if (!parsed.success || pairsOf(parsed.data).every(([name]) => OF_DESTINATION.has(name))) return null
  // The table of schemas holds the schema of the kind under its name.
  return { kind, filter: parsed.data } as WatchedList
}

/** The filters as text in one fixed order: the same wish is the same text. */
export function queryOf(filter: WatchedList['filter']): string {
  return new URLSearchParams(pairsOf(filter)).toString()
}

/** The filters of a kept query by name, for people to read. */
export function termsOf(query: string): { name: string; values: string[] }[] {
  const params = new URLSearchParams(query)
  return [...new Set(params.keys())].map((name) => ({ name, values: params.getAll(name) }))
}

function valuesOf(params: URLSearchParams): Record<string, string | string[]> {
  const pairs = [...new Set(params.keys())].map((name) => [name, params.getAll(name)] as const)
  return Object.fromEntries(pairs.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))
}

function pairsOf(filter: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(filter)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, one === undefined ? '' : String(one)]))
    .filter(([, value]) => value !== '')
    .toSorted(([name, value], [other, its]) => (name === other ? (value < its ? -1 : 1) : name < other ? -1 : 1))
}
