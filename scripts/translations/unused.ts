import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from './problem.ts'
import { englishOf, isMessage, KINDS, type Catalogue, type Kind, type Text } from './read.ts'

const MOST_NAMERS = 3
const FOLDERS = ['apps', 'contract', 'core', 'demo', 'i18n']
/** What a source names: whole strings, strings with gaps, and bare words (names of properties, values of lists). */
type Source = { strings: ReadonlySet<string>; patterns: readonly RegExp[]; words: ReadonlySet<string> }

/** Where the words of a kind may be named. */
const READERS: Partial<Record<Kind, RegExp>> = { admin: /^(apps\/(admin|jobs)|contract|core)\//, import: /^(core\/domain\/import|apps|contract)\// }
/** Messages of react-admin, and of values that stand in the database and in no source (`labelOf`, `usedLabel`, `sayValue`). */
const BY_VALUE = [
  /^admin\.ra\./,
  /^site\.(body|drive|transmission|steering|category|autoType|filter\.engineBand)\./,
  /^site\.(colour|previousUse|condition\.(zone|kind|note))\./,
  /^site\.(pull|port)\./,
  /^admin\.(enquiry\.reason|role|mail\.kind|words\.(field|catalogue)|audit\.(actor|subject|action)|media\.tab|dealerEvent|resources|usedStatus)\./,
]

/** Messages that no source names. */
export async function checkUnused(root: string, catalogues: readonly Catalogue[]): Promise<Problem[]> {
  const sources = await readSources(root)
  return KINDS.filter(isMessage).flatMap((kind) => {
    const readers = sources.filter(({ file }) => READERS[kind]?.test(file) ?? true)
    return [...englishOf(catalogues, kind).values()]
      .filter((text) => !BY_VALUE.some((pattern) => pattern.test(`${kind}.${text.key}`)) && !readers.some(({ source }) => isNamed(text, source)))
      .map(({ key, text }) => ({ check: 'unused', place: `en/${kind}`, key, message: `no source names it: ${text}` }) satisfies Problem)
  })
}

/** The sources that name a message in full or under its group, at most three, by `kind.key`. */
export async function findNamers(root: string, catalogues: readonly Catalogue[]): Promise<Map<string, readonly string[]>> {
  const sources = await readSources(root)
  const entries = KINDS.filter(isMessage).flatMap((kind) => {
    const readers = sources.filter(({ file }) => READERS[kind]?.test(file) ?? true)
    return [...englishOf(catalogues, kind).values()].map((text): [string, string[]] => {
      const files = readers.filter(({ source }) => isNamed(text, source)).map(({ file }) => file)
      return [`${kind}.${text.key}`, files.slice(0, MOST_NAMERS)]
    })
  })
  return new Map(entries)
}

async function readSources(root: string): Promise<{ file: string; source: Source }[]> {
  const files = await listFiles(root)
  return Promise.all(files.map(async (file) => ({ file, source: readSource(await readFile(path.join(root, file), 'utf8')) })))
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

async function listFiles(root: string): Promise<string[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(path.join(root, folder), { recursive: true })).map((file) => `${folder}/${file}`)),
  )
  return lists.flat().filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('node_modules'))
}
