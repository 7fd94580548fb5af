/** Filters by which alone a list is a page that somebody searches for; each list's own. */
const FOUND_BY = {
  new: ['type', 'body', 'steering', 'category'],
  used: ['brand', 'body', 'energy', 'steering'],
  parts: ['brand', 'category'],
} as const satisfies Record<string, readonly string[]>

/** Bodies whose list of new cars is that of the type of the same name. */
const SAME_AS_TYPE: ReadonlySet<string> = new Set(['sedan', 'suv', 'mpv'])

/** A list of fewer is no answer to a search. */
export const LEAST_FOUND = 3

type Asked = { kind: keyof typeof FOUND_BY; canonical: string; total: number }

/**
 * Whether search engines may show a list (decision 0065): the whole one, or one that is narrowed by one value of one filter that people search by, each
 * with all its pages. Orders, ranges, typed words, several values and several filters are for visitors only, as is what holds too little.
 */
export function isFoundList({ kind, canonical, total }: Asked): boolean {
  const query = new URLSearchParams(canonical.split('?')[1] ?? '')
  query.delete('page')
  const [chosen, ...others] = [...query]
  if (chosen === undefined) return total > 0
  const [name, value] = chosen
  if (others.length > 0 || total < LEAST_FOUND || !(FOUND_BY[kind] as readonly string[]).includes(name)) return false
  // One list has one address: not `SUV` beside `suv`, nor a body beside the type of its name.
  if (kind === 'new' && name === 'type') return value === value.trim().toLowerCase() && /^[a-z-]+$/.test(value)
  return !(kind === 'new' && name === 'body' && SAME_AS_TYPE.has(value))
}
