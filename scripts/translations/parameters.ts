import { TYPE } from '@formatjs/icu-messageformat-parser'
import { partsOfMessage, walk } from './icu.ts'
import type { Problem } from './problem.ts'
import { isMessage, type Pair } from './read.ts'

/** Messages whose arguments or rich tags are not those of English. */
export function checkParameters(pairs: readonly Pair[]): Problem[] {
  return pairs
    .filter(({ kind }) => isMessage(kind))
    .flatMap(({ locale, kind, key, text, english }) => {
      const [own, wanted] = [namesOf(text), namesOf(english)]
      if (own === null || wanted === null || own === wanted) return []
      return [{ check: 'parameters', place: `${locale}/${kind}`, key, message: `arguments {${own}} instead of {${wanted}}` }]
    })
}

/** Names of all arguments and `<tags>`, sorted; null where the message is not valid ICU. */
export function namesOf(message: string): string | null {
  const names = new Set<string>()
  try {
    walk(partsOfMessage(message), (part) => {
      if (part.type === TYPE.tag) names.add(`<${part.value}>`)
      else if (part.type !== TYPE.literal && part.type !== TYPE.pound) names.add(part.value)
    })
  } catch {
    return null
  }
  return [...names].toSorted().join(', ')
}
