import type messages from '#i18n/messages/en/head.json'
import { createServerTranslator, type Translator } from '#i18n/server.ts'
import type { Locale } from '#i18n/locales.ts'
import { fitDescription, fitTitle, shownSigns } from './fit-words.server.ts'
import { TITLE_SIGNS } from './plain-words.ts'

/** What a search result shows of a page (R24.1). */
export type PageWords = {
  title: string
  description: string
  /** Signs that the title leaves to the name of the site. */
  room: number
}

/** Pages with a title of their own in `head.json`. */
type NamedPage = keyof (typeof messages)['title']

export type HeadTranslator = Translator<'head'>

/** Words of the heads of pages in one language. */
export function headWords(locale: Locale): HeadTranslator {
  return createServerTranslator(locale, 'head')
}

/** A page of the company: its own title, and of what it says as much as fits. */
export function namedPageWords(locale: Locale, page: NamedPage, paragraphs: readonly (string | null)[]): PageWords {
  const t = headWords(locale)
  return fitWords(locale, { candidates: [t(`title.${page}`)], paragraphs: paragraphs.map((text) => text ?? '') })
}

type Parts = {
  /** Titles, the one that says most first. */
  candidates: readonly string[]
  paragraphs: readonly string[]
  /** What a short title is filled up with. */
  tail?: 'tail' | 'partTail'
  /** True where a price stands in the description already. */
  isPriced?: boolean
}

/** Title and description of any page, filled up or shortened to what a search result shows. */
export function fitWords(locale: Locale, { candidates, paragraphs, tail = 'tail', isPriced = false }: Parts): PageWords {
  const t = headWords(locale)
  const tails = (['1', '2', '3'] as const).map((number) => t(`${tail}.${number}`))
  const numbers = isPriced ? (['3', '1', '4', '5'] as const) : (['1', '2', '3', '4', '5'] as const)
  const title = fitTitle({ locale, candidates, tails, otherwise: t('missing') })
  return {
    title,
    room: TITLE_SIGNS.most - shownSigns(title),
    description: fitDescription({ locale, paragraphs, closing: numbers.map((number) => t(`closing.${number}`)) }),
  }
}

/** The same words for page `number` of a list: no two pages of it are told alike. */
export function wordsOfPage(locale: Locale, words: PageWords, number: number): PageWords {
  if (number < 2) return words
  const { title, description } = words
  const t = headWords(locale)
  const page = t('page', { page: number })
  return fitWords(locale, {
    candidates: [`${title} · ${page}`, ...shorterTitles(title).map((shorter) => `${shorter} · ${page}`), `${t('tail.2')} · ${page}`],
    paragraphs: [t('stop', { text: page.charAt(0).toLocaleUpperCase(locale) + page.slice(1) }), description],
  })
}

/** A title without what its tail or its second half says; none where it has but one part. */
export function shorterTitles(title: string): string[] {
  const cut = Math.max(title.lastIndexOf(' · '), title.lastIndexOf(': '), title.lastIndexOf('：'))
  return cut > 0 ? [title.slice(0, cut).trim()] : []
}
