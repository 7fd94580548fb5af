import type { SearchPage } from '#contract/search.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { buildSearchText, createPhraseBook, foldText, foldedWords, isTermIn } from '#core/domain/search-term/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { messagesOf, preloadMessages } from '#i18n/server.ts'
import { SITE_PAGES, type SitePage } from './site-pages.ts'

/** Pages with the book of what each is called beside its title. */
const BOOKS = new Map(SITE_PAGES.map((page) => [page.key, createPhraseBook([{ value: true, spellings: page.spellings }])]))

type Titles = { page: SitePage; folded: readonly string[]; searchTexts: readonly string[] }

/** Pages whose title holds all words of a folded text, in whatever language, or whose subject they name; in the order of the site. */
export async function findPages(ctx: Ctx, text: string): Promise<SearchPage[]> {
  const words = foldedWords(text)
  if (words.length === 0) return []
  const titles = await readTitles(ctx)
  const found = titles.filter(({ page, searchTexts }) => isNamed(page, text) || searchTexts.some((title) => words.every((word) => isTermIn(title, word))))
  return found.map(({ page }) => ({ key: page.key, url: page.url, title: messagesOf(ctx.locale, 'site').menu[page.key] }))
}

/** True where a folded text is a page's whole title in some language. */
export async function isPageTitle(ctx: Ctx, text: string): Promise<boolean> {
  return (await readTitles(ctx)).some(({ folded }) => folded.includes(text))
}

/** Titles of the pages in every language; no change of content touches them. */
function readTitles(ctx: Ctx): Promise<Titles[]> {
  return keep(ctx, { key: 'search-page-titles', make: makeTitles, sizeOf: (titles) => 5_000 * titles.length })
}

async function makeTitles(): Promise<Titles[]> {
  await preloadMessages(['site'])
  return SITE_PAGES.map((page) => {
    const titles = [...new Set(LOCALE_CODES.map((locale) => messagesOf(locale, 'site').menu[page.key]))]
    return { page, folded: titles.map(foldText), searchTexts: titles.map((title) => buildSearchText([title])) }
  })
}

function isNamed({ key }: SitePage, text: string): boolean {
  const book = BOOKS.get(key)
  if (!book) return false
  const { rest, found } = book.take(text)
  const words = foldedWords(rest)
  return words.every((word) => book.valuesOf(word).length > 0) && (found.length > 0 || words.length > 0)
}
