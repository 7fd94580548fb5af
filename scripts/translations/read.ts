import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { SAMPLE_TEXT_KINDS } from '#demo/sample-texts.ts'
import { LOCALE_CODES, STAFF_LOCALES, type Locale } from '#i18n/locales.ts'

/** Texts of the program: ICU messages. Those of the staff are in the languages of the staff (R2.3). */
export const MESSAGE_KINDS = ['site', 'head', 'api', 'mail', 'quotation', 'media', 'club', 'admin', 'import'] as const
/** Then the words of the sample content: plain text. */
export const KINDS = [...MESSAGE_KINDS, ...SAMPLE_TEXT_KINDS]
export type Kind = (typeof KINDS)[number]

/** One text. `path`: its place in the file, also as one dotted `key`. */
export type Text = { kind: Kind; key: string; path: readonly string[]; text: string }

/** A text beside its English. */
export type Pair = Text & { locale: Locale; english: string }

/** All texts of a language and kind, in the order of the file; `error`: why there are none. */
export type Catalogue = { locale: Locale; kind: Kind; texts: ReadonlyMap<string, Text>; error: string | null }

export function isMessage(kind: Kind): boolean {
  return (MESSAGE_KINDS as readonly Kind[]).includes(kind)
}

export function localesOf(kind: Kind): readonly Locale[] {
  return kind === 'admin' || kind === 'import' ? STAFF_LOCALES : LOCALE_CODES
}

/** Where the words of a kind stand, below the root. */
export function fileOf(locale: Locale, kind: Kind): string {
  return isMessage(kind) ? `i18n/messages/${locale}/${kind}.json` : `demo/texts/${locale}/${kind}.json`
}

/** Reads every language and kind. `root`: the checkout. */
export async function readCatalogues(root: string): Promise<Catalogue[]> {
  const wanted = KINDS.flatMap((kind) => localesOf(kind).map((locale) => ({ locale, kind })))
  return Promise.all(wanted.map((one) => readCatalogue(root, one)))
}

/** The texts that stand in both, beside their English. */
export function pairsOf(catalogues: readonly Catalogue[]): Pair[] {
  return catalogues
    .filter(({ locale }) => locale !== 'en')
    .flatMap(({ locale, kind, texts }) => {
      const english = englishOf(catalogues, kind)
      return [...texts.values()].flatMap((text) => {
        const source = english.get(text.key)
        return source ? [{ ...text, locale, english: source.text }] : []
      })
    })
}

export function englishOf(catalogues: readonly Catalogue[], kind: Kind): ReadonlyMap<string, Text> {
  return catalogues.find((one) => one.locale === 'en' && one.kind === kind)?.texts ?? new Map()
}

async function readCatalogue(root: string, { locale, kind }: { locale: Locale; kind: Kind }): Promise<Catalogue> {
  try {
    const content = JSON.parse(await readFile(path.join(root, fileOf(locale, kind)), 'utf8')) as unknown
    return { locale, kind, texts: new Map(flatten(content, kind, []).map((text) => [text.key, text])), error: null }
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return { locale, kind, texts: new Map(), error: isMissing ? 'missing' : String(error) }
  }
}

/** The texts of a file in its order. What a block of a body is (`kind`) is no text. */
export function flatten(value: unknown, kind: Kind, parents: readonly string[]): Text[] {
  if (typeof value === 'string') return isBlockKind(parents) ? [] : [{ kind, key: parents.join('.'), path: parents, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => flatten(entry, kind, [...parents, name]))
}

function isBlockKind(parents: readonly string[]): boolean {
  return parents.at(-1) === 'kind' && parents.at(-3) === 'body'
}
