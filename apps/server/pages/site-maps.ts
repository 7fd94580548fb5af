import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { assistantsFile } from './assistants-file.ts'
import { INDEXED_PAGES } from '#apps/site/head/indexed-pages.server.ts'
import { guideHref } from '#apps/site/landed-price/guide-href.ts'
import { LEGAL_TEXTS } from '#contract/content-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listGuidedCountries } from '#core/domain/import-guide/index.ts'
import { listLegalPages } from '#core/domain/legal/index.ts'
import { countPublicPages, listPublicPages, PAGE_KINDS, type PageKind, type PublicPage } from '#core/domain/site-map/index.ts'
import { languageHeaders, type AnswerLanguage } from '#i18n/answer-language.ts'
import { LISTED_LOCALES, localeOrigin, type Locale } from '#i18n/locales.ts'

export type SiteMapDeps = { siteOrigin: string; createCtx: (input: { locale: Locale; requestId: string }) => Ctx }

/** Pages change with the stock; crawlers ask once a day or less. */
const KEEPING = { browser: 3_600 }

/**
 * `/robots.txt`, `/llms.txt`, `/sitemap.xml` and the site maps it names, for the language of the host; null for every other path.
 * A language that is not listed has no site map; its pages say `noindex` themselves (R2.2).
 */
export async function answerSiteMaps(
  request: Request,
  { deps, language, requestId }: { deps: SiteMapDeps; language: AnswerLanguage; requestId: string },
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const text = await textOf(pathname, deps, language.locale, requestId)
  if (text === null) return null
  const type = pathname.endsWith('.txt') ? 'text/plain' : 'application/xml'
  const headers = { ...languageHeaders(language, { keeping: KEEPING }), 'content-type': `${type}; charset=utf-8` }
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}

async function textOf(pathname: string, deps: SiteMapDeps, locale: Locale, requestId: string): Promise<string | null> {
  const origin = localeOrigin(deps.siteOrigin, locale) ?? deps.siteOrigin
  const isListed = LISTED_LOCALES.some(({ code }) => code === locale)
  if (pathname === '/robots.txt') return robots(isListed ? origin : null)
  if (!isListed) return null
  const ctx = deps.createCtx({ locale, requestId })
  if (pathname === '/llms.txt') return assistantsFile({ ctx, siteOrigin: deps.siteOrigin, locale })
  if (pathname === '/sitemap.xml') return siteMapIndex(ctx, origin)
  const [, kind = '', file = ''] = /^\/sitemap-([a-z_]+)-([1-9]\d{0,5})\.xml$/.exec(pathname) ?? []
  const pages = (await pagesOf(ctx, kind, Number(file))).filter(({ paths }) => addressOf(paths, deps.siteOrigin, locale) !== null)
  return pages.length === 0 ? null : siteMap(pages, deps.siteOrigin, locale)
}

function robots(origin: string | null): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /language']
  return [...lines, ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]), ''].join('\n')
}

async function siteMapIndex(ctx: Ctx, origin: string): Promise<string> {
  const files = await countPublicPages({ ctx })
  const stream = new SitemapIndexStream()
  const names = ['page-1', ...PAGE_KINDS.flatMap((kind) => Array.from({ length: files[kind] }, (_, index) => `${kind}-${index + 1}`))]
  for (const name of names) stream.write({ url: `${origin}/sitemap-${name}.xml` })
  stream.end()
  return (await streamToPromise(stream)).toString()
}

async function pagesOf(ctx: Ctx, kind: string, file: number): Promise<SitePage[]> {
  if (kind === 'page') return file === 1 ? fixedPages(ctx) : []
  const known = PAGE_KINDS.find((each): each is PageKind => each === kind)
  return known === undefined ? [] : listPublicPages({ ctx, input: { kind: known, file } })
}

/** Pages of the law stand there in the languages that have their words alone; the guides of the countries in all. */
async function fixedPages(ctx: Ctx): Promise<SitePage[]> {
  const [legal, guides] = await Promise.all([listLegalPages({ ctx }), listGuidedCountries({ ctx })])
  const ofCountries = guides.map(({ country }) => ({ paths: guideHref(country), updatedAt: null }))
  const own = INDEXED_PAGES.flatMap((path): SitePage[] => {
    const page = LEGAL_TEXTS.find((known) => path === `/${known}`)
    if (page === undefined) return [{ paths: path, updatedAt: null }]
    const written = legal.find((known) => known.page === page)
    return written === undefined ? [] : [{ paths: Object.fromEntries(written.locales.map((locale) => [locale, path])), updatedAt: written.updatedAt }]
  })
  return [...own, ...ofCountries]
}

type SitePage = Pick<PublicPage, 'paths'> & { updatedAt: Date | null }

async function siteMap(pages: readonly SitePage[], siteOrigin: string, locale: Locale): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, image: false, video: false, xhtml: true } })
  for (const { paths, updatedAt } of pages) {
    const url = addressOf(paths, siteOrigin, locale)
    if (url !== null) stream.write({ url, links: alternates(paths, siteOrigin), ...(updatedAt === null ? {} : { lastmod: updatedAt.toISOString() }) })
  }
  stream.end()
  return (await streamToPromise(stream)).toString()
}

function addressOf(paths: PublicPage['paths'], siteOrigin: string, locale: Locale): string | null {
  const path = typeof paths === 'string' ? paths : paths[locale]
  return path === undefined ? null : `${localeOrigin(siteOrigin, locale) ?? siteOrigin}${path}`
}

/** The page in every listed language that has it; on a bare IP address all languages have one address (R2.4). */
function alternates(paths: PublicPage['paths'], siteOrigin: string): { lang: string; url: string }[] {
  if (localeOrigin(siteOrigin, 'ar') === null) return []
  const links = LISTED_LOCALES.flatMap(({ code }) => {
    const url = addressOf(paths, siteOrigin, code)
    return url === null ? [] : [{ lang: code, url }]
  })
  const english = links.find(({ lang }) => lang === 'en')
  return english ? [...links, { lang: 'x-default', url: english.url }] : links
}
