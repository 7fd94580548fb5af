import type { SearchPage } from '#contract/search.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listGuidedCountries } from '#core/domain/import-guide/index.ts'
import { keep } from '#core/domain/keep.ts'
import { buildSearchText, foldText, foldedWords, isTermIn } from '#core/domain/search-term/index.ts'
import { SITE_PAGES, type SitePage, type Wish } from '#core/domain/wish/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { createServerTranslator, messagesOf, preloadMessages } from '#i18n/server.ts'

/** Where else an answer may stand. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  contactUs: ['about'],
  about: ['contactUs'],
  carFittings: ['service'],
  carPurchaseProcess: ['contactUs'],
  service: ['contactUs'],
  netWork: ['contactUs'],
  usedCars: ['service'],
}

type Titles = { page: SitePage; folded: readonly string[]; searchTexts: readonly string[] }

/** Pages that a wish asks about, in the order of its words, the guide of the country that it names, and those whose title holds all words of a text, in whatever language. */
export async function findPages(ctx: Ctx, text: string, wish?: Pick<Wish, 'pages' | 'condition' | 'terms' | 'destination'>): Promise<SearchPage[]> {
  const words = foldedWords(text)
  if (words.length === 0) return []
  const titles = await readTitles(ctx)
  const isOnlyUsed = wish?.condition === 'used' && wish.terms.length === 0
  const asked = [...(wish?.pages ?? []), ...(isOnlyUsed ? ['usedCars'] : []), ...(wish?.pages ?? []).flatMap((key) => RELATED[key] ?? [])]
  const guide = await findGuide(ctx, wish?.destination?.iso2)
  const named = [...asked, ...(guide === null ? [] : [GUIDE])].flatMap((key) => titles.filter(({ page }) => page.key === key))
  const titled = titles.filter(({ searchTexts }) => searchTexts.some((title) => words.every((word) => isTermIn(title, word))))
  return [...new Set([...named, ...titled])].map(({ page }) =>
    page.key === GUIDE && guide !== null ? guide : { key: page.key, url: page.url, title: messagesOf(ctx.locale, 'site').menu[page.key] },
  )
}

const GUIDE = 'importGuide'

/** The guide of a country that vehicles are to go to; null where nothing is known of it. */
async function findGuide(ctx: Ctx, iso2: string | undefined): Promise<SearchPage | null> {
  const found = iso2 === undefined ? undefined : (await listGuidedCountries({ ctx })).find(({ country }) => country === iso2)
  if (found === undefined) return null
  const t = createServerTranslator(ctx.locale, 'site')
  return { key: GUIDE, url: `/import/${found.country.toLowerCase()}`, title: t('importGuide.link', { country: found.country_name }) }
}

/** True where a text is a page's whole title in some language. */
export async function isPageTitle(ctx: Ctx, text: string): Promise<boolean> {
  const title = foldText(text)
  return (await readTitles(ctx)).some(({ folded }) => folded.includes(title))
}

/** Titles of the pages in every language; no change of content touches them. */
function readTitles(ctx: Ctx): Promise<Titles[]> {
  return keep(ctx, { key: 'search-page-titles', make: makeTitles, sizeOf: (titles) => 5_000 * titles.length })
}

async function makeTitles(): Promise<Titles[]> {
  await preloadMessages(['site', 'head'])
  return SITE_PAGES.map((page) => {
    const titles = [...new Set(LOCALE_CODES.map((locale) => messagesOf(locale, 'site').menu[page.key]))]
    return { page, folded: titles.map(foldText), searchTexts: titles.map((title) => buildSearchText([title])) }
  })
}
