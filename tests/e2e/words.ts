import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#i18n/locales.ts'
import { typeset } from '#scripts/vite/typeset.ts'

type Tree = { [key: string]: string | Tree }

/** A text of the public screens, as a visitor of that language reads it, with its values still to be put in. `key`: `enquiry.submit`. */
export function word(locale: Locale, key: string): string {
  const file = path.resolve(import.meta.dirname, '../../i18n/messages', locale, 'site.json')
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>((tree, part) => (typeof tree === 'object' ? tree[part] : undefined), JSON.parse(readFileSync(file, 'utf8')) as Tree)
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${locale}`)
  return typeset(found, `${locale}/site.${key}`)
}

/** Origin of a language's host: `http://localhost:4711` → `http://ar.localhost:4711`. */
export function originOf(origin: string, locale: Locale): string {
  return origin.replace('://localhost', `://${locale}.localhost`)
}

/** Dotted keys of every text of the public screens. */
export function allKeys(): ReadonlySet<string> {
  keys ??= new Set(keysOf(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../i18n/messages/en/site.json'), 'utf8')) as Tree))
  return keys
}

let keys: Set<string> | undefined

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) => (typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`)))
}
