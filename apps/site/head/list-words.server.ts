import { formatRow, formatUsd } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { fitWords, headWords, namedPageWords, wordsOfPage, type PageWords } from './page-words.server.ts'

type List = {
  /** Whose title the whole list has. */
  page: 'carList' | 'usedCars' | 'carFittings'
  /** What is chosen, as a phrase; null for the whole list. */
  heading: string | null
  /** What the list says of itself. */
  intro: string
  /** How many it holds, in words. */
  count: string
  /** Price of the cheapest; null where none has one, or nobody asked. */
  fromCents: number | null
  /** Which page of it. */
  number: number
}

/** Title and description of a list, of what is chosen in it, and of each of its pages (R24.4). */
export function listWords({ t, locale }: SiteLanguage, { page, heading, intro, count, fromCents, number }: List): PageWords {
  if (heading === null) return wordsOfPage(locale, namedPageWords(locale, page, [intro]), number)
  const head = headWords(locale)
  const from = fromCents === null ? null : head('fobFrom', { price: formatUsd(locale, fromCents) })
  const told = (parts: readonly (string | null)[]) => {
    const given = parts.filter((part) => part !== null)
    return given.length === 0 ? heading : t('common.labelled', { label: heading, value: formatRow(locale, given) })
  }
  const tail = page === 'carFittings' ? 'partTail' : 'tail'
  // A phrase with a colon takes no second one.
  const withPrice = /[:：]/.test(heading) ? [] : [told([from])]
  const paragraphs = [head('stop', { text: told([count, from]) }), intro]
  return wordsOfPage(locale, fitWords(locale, { candidates: [...withPrice, heading], paragraphs, tail, isPriced: from !== null }), number)
}
