import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { isBlank } from '#i18n/sheet/blank.ts'
import type { Glossary, Terms } from './glossary.ts'
import { englishOf, KINDS, localesOf, type Catalogue, type Kind } from './read.ts'

const TITLES: Record<Kind, string> = {
  site: 'screens',
  api: 'API answers',
  mail: 'mails',
  head: 'titles for search engines',
  quotation: 'offers',
  media: 'picture texts',
  club: 'levels of the club',
  admin: 'back office',
  import: 'import',
  brands: 'brands',
  fittings: 'parts',
  articles: 'articles',
  activities: 'activities',
  downloads: 'downloads',
  guide: 'guide',
  links: 'links',
  rules: 'import rules',
  templates: 'answers',
}

/** How much of a kind of content a language has. */
export type Share = { column: string; locale: Locale; found: number; total: number }

/** The share of every language in every kind of content, of the glossary and of the note on style. */
export async function completeness(
  root: string,
  catalogues: readonly Catalogue[],
  { terms, glossaries }: { terms: Terms; glossaries: ReadonlyMap<Locale, Glossary | null> },
): Promise<Share[]> {
  const ofKinds = KINDS.flatMap((kind) =>
    localesOf(kind).map((locale) => {
      const english = englishOf(catalogues, kind)
      const own = catalogues.find((one) => one.kind === kind && one.locale === locale)?.texts
      const found = [...english.keys()].filter((key) => !isBlank(own?.get(key)?.text ?? '')).length
      return { column: TITLES[kind], locale, found, total: english.size }
    }),
  )
  const names = Object.keys(terms)
  const ofGlossary = LOCALE_CODES.map((locale) => {
    const found = locale === 'en' ? names.length : names.filter((name) => glossaries.get(locale)?.[name]).length
    return { column: 'glossary', locale, found, total: names.length }
  })
  const notes = LOCALE_CODES.map(async (locale) => {
    const text = await readFile(path.join(root, `i18n/glossary/${locale}.md`), 'utf8').catch(() => '')
    return { column: 'style note', locale, found: text.trim() === '' ? 0 : 1, total: 1 }
  })
  return [...ofKinds, ...ofGlossary, ...(await Promise.all(notes))]
}

/** The shares as a table of languages and kinds. */
export function matrixTable(shares: readonly Share[]): string {
  const columns = [...new Set(shares.map(({ column }) => column))]
  const rows = LOCALE_CODES.map((locale) => [
    locale,
    ...columns.map((column) => cellOf(shares.find((share) => share.column === column && share.locale === locale))),
  ])
  const lines = [['', ...columns], ...rows]
  const widths = columns.map((_column, at) => Math.max(...lines.map((line) => line[at + 1]?.length ?? 0)))
  return lines.map(([name = '', ...cells]) => [name.padEnd(3), ...cells.map((cell, at) => cell.padStart(widths[at] ?? 0))].join('  ')).join('\n')
}

/** True where nothing is missing, and something was there to look at. */
export function isComplete(shares: readonly Share[]): boolean {
  return shares.length > 0 && shares.every(({ found, total }) => total > 0 && found === total)
}

function cellOf(share: Share | undefined): string {
  if (!share) return '–'
  // Rounded down: what is not whole is not 100 %.
  const percent = share.total === 0 ? 0 : Math.floor((share.found / share.total) * 100)
  return `${percent} % ${share.found}/${share.total}`
}
