import type { Meaning } from './wish.ts'

/** What a spelling that may stand for several things is taken for, first to last. Units, bounds and measures count beside numbers alone. */
const ORDER: readonly Meaning['is'][] = [
  'values',
  'part',
  'absent',
  'condition',
  'order',
  'place',
  'page',
  'number',
  'question',
  'not',
  'or',
  'nor',
  'vehicle',
  'filler',
  'importing',
  'landed',
  'measure',
  'unit',
  'bound',
  'times',
  'and',
]

/** The one meaning of a lexeme that stands by itself; several lists of values are one. Null for a plain word. */
export function chooseMeaning(meanings: readonly Meaning[]): Meaning | null {
  const values = meanings.flatMap((meaning) => (meaning.is === 'values' ? meaning.values : []))
  const own = meanings.filter((meaning) => meaning.is === 'values')
  const [fuel] = own.flatMap((meaning) => meaning.fuel ?? [])
  const likes = own.flatMap((meaning) => meaning.likes ?? [])
  if (values.length > 0)
    return {
      is: 'values',
      values: [...new Map(values.map((value) => [`${value.name} ${value.value}`, value])).values()],
      ...(fuel ? { fuel } : {}),
      ...(likes.length > 0 ? { likes } : {}),
      ...(own.every(({ isSoft }) => isSoft) ? { isSoft: true } : {}),
      ...(isUse(own) ? { isUse: true } : {}),
    }
  return ORDER.flatMap((is) => meanings.find((meaning) => meaning.is === is) ?? [])[0] ?? null
}

/** True where all of it says what a vehicle is for; the name of a kind that a use means too is no more than that (`familiar`, an estate). */
function isUse(meanings: readonly Extract<Meaning, { is: 'values' }>[]): boolean {
  const use = meanings.find((meaning) => meaning.isUse)
  const known = new Set(use?.values.map(({ name, value }) => `${name} ${value}`))
  return use !== undefined && meanings.every((meaning) => meaning.isUse === true || meaning.values.every(({ name, value }) => known.has(`${name} ${value}`)))
}
