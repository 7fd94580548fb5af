import type { SearchPage } from '#contract/search.ts'
import type { Ctx } from '#core/domain/context.ts'
import { buildSearchText, createPhraseBook, foldText, foldedWords, isWordIn } from '#core/domain/word/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { messagesOf, preloadMessages } from '#i18n/server.ts'
import { SITE_PAGES, type SitePage } from './site-pages.ts'

/** A page with its titles in every language, folded, and the book of what it is called else. */
const BOOKS = SITE_PAGES.map((page) => ({ page, book: createPhraseBook([{ value: true, words: page.words }]) }))

/** Pages whose title holds all words of a folded text, in whatever language, or whose subject they name; in the order of the site. */
export async function findPages(ctx: Ctx, text: string): Promise<SearchPage[]> {
  await preloadMessages(['site'])
  const found = BOOKS.filter(({ page, book }) => isNamed(book, text) || titlesOf(page).some((title) => holdsAll(title, text)))
  return found.map(({ page }) => ({ key: page.key, url: page.url, title: messagesOf(ctx.locale, 'site').menu[page.key] }))
}

/** True where a text is a page's whole title in some language. */
export function isPageTitle(text: string): boolean {
  return SITE_PAGES.some((page) => titlesOf(page).some((title) => foldText(title) === text))
}

function titlesOf({ key }: SitePage): string[] {
  return LOCALE_CODES.map((locale) => messagesOf(locale, 'site').menu[key])
}

function holdsAll(title: string, text: string): boolean {
  const searchText = buildSearchText([title])
  const words = foldedWords(text)
  return words.length > 0 && words.every((word) => isWordIn(searchText, word))
}

function isNamed(book: (typeof BOOKS)[number]['book'], text: string): boolean {
  const { rest, found } = book.take(text)
  const words = foldedWords(rest)
  return words.every((word) => book.valuesOf(word).length > 0) && (found.length > 0 || words.length > 0)
}
