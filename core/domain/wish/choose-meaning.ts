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
  'vehicle',
  'filler',
  'measure',
  'unit',
  'bound',
  'times',
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
      ...(own.every(({ isUse }) => isUse) ? { isUse: true } : {}),
    }
  return ORDER.flatMap((is) => meanings.find((meaning) => meaning.is === is) ?? [])[0] ?? null
}
