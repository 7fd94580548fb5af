/** What a list would hold without one of its filters: the values and the range of a filter go together. */
export type Wider = { without: string; total: number }

type Filter = Readonly<Record<string, unknown>>

/** Names of the filters that narrow a list, each once: `price` for its bands and for `price_from`. */
export function narrowingNames(filter: Filter): string[] {
  return [
    ...new Set(
      Object.keys(filter)
        .filter((key) => narrows(filter[key]))
        .map(nameOf),
    ),
  ]
}

/**
 * Counts a list again without each of its filters. `count` answers the exact number under a filter. Those that add nothing to
 * `total` are left out, the order is that of the filter; one filter alone is none: without it the list is whole.
 */
export async function countWithoutEach<Input extends Filter>(filter: Input, total: number, count: (filter: Input) => Promise<number>): Promise<Wider[]> {
  const names = narrowingNames(filter)
  if (names.length < 2) return []
  const wider = await Promise.all(names.map(async (without) => ({ without, total: await count(withoutName(filter, without)) })))
  return wider.filter((entry) => entry.total > total)
}

function withoutName<Input extends Filter>(filter: Input, name: string): Input {
  // What is taken away may be missing in any filter.
  return Object.fromEntries(Object.entries(filter).filter(([key]) => nameOf(key) !== name)) as Input
}

function nameOf(key: string): string {
  return key.replace(/_(from|to)$/, '')
}

function narrows(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== null
}
