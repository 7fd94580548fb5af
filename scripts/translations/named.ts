import type { Text } from './read.ts'

/** What a source names: whole strings, strings with gaps, and bare words (names of properties, values of lists). */
export type Source = { strings: ReadonlySet<string>; patterns: readonly RegExp[]; words: ReadonlySet<string> }

/** Messages of react-admin, and of values that stand in the database and in no source (`labelOf`, `usedLabel`, `sayValue`, `useMenuLabel`). */
const BY_VALUE = [
  /^admin\.ra\./,
  /^site\.(body|drive|transmission|steering|category|autoType|filter\.engineBand)\./,
  /^site\.(colour|previousUse|condition\.(zone|kind|note))\./,
  /^site\.(pull|port|menu)\./,
  /^admin\.(enquiry\.reason|role|mail\.kind|words\.(field|catalogue)|audit\.(actor|subject|action)|media\.tab|dealerEvent|resources|usedStatus|waited\.filter)\./,
]

/** Whether a message (`kind.key`) is chosen by a value that stands in no source. */
export function isByValue(name: string): boolean {
  return BY_VALUE.some((pattern) => pattern.test(name))
}

/** Named in full, or in two parts: a prefix as a string (`useTranslations('car')`) and the rest. */
export function isNamed({ path: names, key }: Pick<Text, 'path' | 'key'>, source: Source): boolean {
  if (isString(key, source) || source.words.has(key)) return true
  return names.slice(1).some((_name, at) => {
    const prefix = names.slice(0, at + 1).join('.')
    const rest = names.slice(at + 1)
    return source.strings.has(prefix) && (isString(rest.join('.'), source) || (rest.length === 1 && source.words.has(rest[0] ?? '')))
  })
}

/** Reads what a source names. */
export function readSource(code: string): Source {
  const strings = new Set<string>()
  const patterns: RegExp[] = []
  for (const [, single, double] of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)) strings.add(single ?? double ?? '')
  for (const [, template = ''] of code.matchAll(/`((?:[^`\\]|\\.)*)`/g)) {
    const parts = template.split(/\$\{[^{}]*\}/)
    if (parts.length === 1) strings.add(template)
    else if (parts.some((part) => /\w{3}/.test(part)) && /^[\w.-]*$/.test(parts.join('')))
      patterns.push(new RegExp(`^${parts.map(RegExp.escape).join('[\\w.-]+')}$`))
  }
  return { strings, patterns, words: new Set(code.match(/[\w-]+/g)) }
}

function isString(name: string, { strings, patterns }: Source): boolean {
  return strings.has(name) || patterns.some((pattern) => pattern.test(name))
}

/** What several sources name between them. */
export function joinSources(sources: readonly Source[]): Source {
  return {
    strings: new Set(sources.flatMap(({ strings }) => [...strings])),
    patterns: sources.flatMap(({ patterns }) => patterns),
    words: new Set(sources.flatMap(({ words }) => [...words])),
  }
}
