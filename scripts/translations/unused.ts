import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isByValue, isNamed, readSource, type Source } from './named.ts'
import type { Problem } from './problem.ts'
import { englishOf, isMessage, KINDS, type Catalogue, type Kind } from './read.ts'

const MOST_NAMERS = 3
const FOLDERS = ['apps', 'contract', 'core', 'demo', 'i18n']

/** Where the words of a kind may be named. */
const READERS: Partial<Record<Kind, RegExp>> = { admin: /^(apps\/(admin|jobs)|contract|core)\//, import: /^(core\/domain\/import|apps|contract)\// }
/** Messages that no source names. */
export async function checkUnused(root: string, catalogues: readonly Catalogue[]): Promise<Problem[]> {
  const sources = await readSources(root)
  return KINDS.filter(isMessage).flatMap((kind) => {
    const readers = sources.filter(({ file }) => READERS[kind]?.test(file) ?? true)
    return [...englishOf(catalogues, kind).values()]
      .filter((text) => !isByValue(`${kind}.${text.key}`) && !readers.some(({ source }) => isNamed(text, source)))
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

async function listFiles(root: string): Promise<string[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(path.join(root, folder), { recursive: true })).map((file) => `${folder}/${file}`)),
  )
  return lists.flat().filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('node_modules'))
}
