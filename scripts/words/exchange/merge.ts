/**
 * The words of a file with `words` (by dotted key) in their places. What is there keeps its order; what is new comes where English has
 * it, with whatever English has there that is no word.
 */
export function mergeWords(english: unknown, own: unknown, words: ReadonlyMap<string, string>): unknown {
  return merge(english, own, words, '')
}

function merge(english: unknown, own: unknown, words: ReadonlyMap<string, string>, key: string): unknown {
  const word = words.get(key)
  if (word !== undefined) return word
  if (!isGroup(english)) return own ?? (typeof english === 'string' && !key.endsWith('.kind') ? undefined : english)
  const before = isGroup(own) ? own : undefined
  if (!before && !hasWords(words, key)) return own
  const names = namesOf(english, before)
  const entries = names.map((name): [string, unknown] => [name, merge(english[name], before?.[name], words, key === '' ? name : `${key}.${name}`)])
  const kept = entries.filter(([, value]) => value !== undefined)
  return Array.isArray(english) ? kept.map(([, value]) => value) : Object.fromEntries(kept)
}

type Group = Record<string, unknown>

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null
}

function hasWords(words: ReadonlyMap<string, string>, key: string): boolean {
  return key === '' || [...words.keys()].some((name) => name.startsWith(`${key}.`))
}

function namesOf(english: Group, own: Group | undefined): string[] {
  const before = Object.keys(own ?? {})
  const wanted = Object.keys(english)
  if (wanted.every((name) => before.includes(name))) return before
  return [...wanted, ...before.filter((name) => !wanted.includes(name))]
}
