/**
 * The words of a file with `words` (by dotted key) in their places. What is there keeps its order; what is new comes where English has
 * it, with whatever English has there that is no word.
 */
export function mergeTranslations(english: unknown, own: unknown, words: ReadonlyMap<string, string>): unknown {
  return merge(english, own, { words, groups: groupsOf(words) }, '')
}

type Words = { words: ReadonlyMap<string, string>; groups: ReadonlySet<string> }

function merge(english: unknown, own: unknown, given: Words, key: string): unknown {
  const word = given.words.get(key)
  if (word !== undefined) return word
  if (!isGroup(english)) return own ?? (typeof english === 'string' && !key.endsWith('.kind') ? undefined : english)
  const before = isGroup(own) ? own : undefined
  if (!before && !given.groups.has(key)) return own
  const names = namesOf(english, before)
  const entries = names.map((name): [string, unknown] => [name, merge(english[name], before?.[name], given, key === '' ? name : `${key}.${name}`)])
  const kept = entries.filter(([, value]) => value !== undefined)
  return Array.isArray(english) ? kept.map(([, value]) => value) : Object.fromEntries(kept)
}

type Group = Record<string, unknown>

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null
}

/** Every group that holds one of the words, the file itself included. */
function groupsOf(words: ReadonlyMap<string, string>): Set<string> {
  const groups = new Set([''])
  for (const key of words.keys()) {
    const names = key.split('.')
    for (let depth = 1; depth < names.length; depth += 1) groups.add(names.slice(0, depth).join('.'))
  }
  return groups
}

function namesOf(english: Group, own: Group | undefined): string[] {
  const before = Object.keys(own ?? {})
  const wanted = Object.keys(english)
  if (wanted.every((name) => before.includes(name))) return before
  return [...wanted, ...before.filter((name) => !wanted.includes(name))]
}
