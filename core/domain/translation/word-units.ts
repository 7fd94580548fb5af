import type { ArticleBlock, ArticleBody } from '#contract/article.ts'
import type { Word } from '#contract/translation.ts'
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts'
import { isEmptyWord, wordOf, type Thing } from './thing.ts'

/** One text of a thing as a translator sees it. `key`: `title`, or `body.2.items.0` for a part of a body; `target` null: not translated yet. */
export type WordUnit = { key: string; field: string; source: string; target: string | null }

/** The texts of a thing beside what a language says; of a body each piece is a text, and its translation only where both have the same pieces. */
export function unitsOf(thing: Thing, locale: Locale): WordUnit[] {
  return thing.fields.flatMap(({ name, form }): WordUnit[] => {
    const english = wordOf(thing, DEFAULT_LOCALE, name)
    if (isEmptyWord(english)) return []
    const own = wordOf(thing, locale, name)
    if (form !== 'blocks') return [{ key: name, field: name, source: english as string, target: isEmptyWord(own) ? null : (own as string) }]
    const pieces = piecesOf(english as ArticleBody)
    const translated = own === null ? [] : piecesOf(own as ArticleBody)
    const isAlike = pieces.length === translated.length && pieces.every(([path], at) => path === translated[at]?.[0])
    return pieces.map(([path, source], at) => ({ key: `${name}.${path}`, field: name, source, target: isAlike ? (translated[at]?.[1] ?? null) : null }))
  })
}

/** The words that texts make of a thing, by field; null for a field of which a piece is missing. */
export function wordsFrom(thing: Thing, texts: ReadonlyMap<string, string>): Map<string, Word> {
  const words = new Map<string, Word>()
  for (const { name, form } of thing.fields) {
    if (form !== 'blocks') {
      const text = texts.get(name)
      if (text !== undefined) words.set(name, text)
      continue
    }
    const english = wordOf(thing, DEFAULT_LOCALE, name)
    if (english === null || ![...texts.keys()].some((key) => key.startsWith(`${name}.`))) continue
    words.set(
      name,
      bodyWith(english as ArticleBody, (path) => texts.get(`${name}.${path}`)),
    )
  }
  return words
}

/** The English body in other words; null where one is missing. */
function bodyWith(body: ArticleBody, textAt: (path: string) => string | undefined): ArticleBody | null {
  let isWhole = true
  const say = (path: string) => {
    const text = textAt(path)
    if (text === undefined) isWhole = false
    return text ?? ''
  }
  const said = body.map((block, at): ArticleBlock => {
    if (block.kind === 'list') return { ...block, items: block.items.map((_, item) => say(`${at}.items.${item}`)) }
    if (block.kind === 'table')
      return {
        ...block,
        head: block.head.map((_, column) => say(`${at}.head.${column}`)),
        rows: block.rows.map((row, line) => row.map((_, column) => say(`${at}.rows.${line}.${column}`))),
      }
    if (block.kind === 'quote') return { ...block, text: say(`${at}.text`), source: block.source === null ? null : say(`${at}.source`) }
    return { ...block, text: say(`${at}.text`) }
  })
  return isWhole ? said : null
}

function piecesOf(body: ArticleBody): [path: string, text: string][] {
  return body.flatMap((block, at): [string, string][] => {
    const list = (name: string, texts: readonly string[]) => texts.map((text, item): [string, string] => [`${at}.${name}.${item}`, text])
    if (block.kind === 'list') return list('items', block.items)
    if (block.kind === 'table') return [...list('head', block.head), ...block.rows.flatMap((row, line) => list(`rows.${line}`, row))]
    if (block.kind === 'quote') return [[`${at}.text`, block.text], ...(block.source === null ? [] : [[`${at}.source`, block.source] as [string, string]])]
    return [[`${at}.text`, block.text]]
  })
}
