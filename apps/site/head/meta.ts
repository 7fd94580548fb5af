import type { MetaDescriptor } from 'react-router'
import { LISTED_LOCALES, localeInfo, localeOrigin, type Locale } from '#i18n/locales.ts'
import { sharedPicture } from './shared-picture.ts'

/** What the root's loader gives to every page's head. `nameSigns`: how many a search result needs for ` · ` and the name of the site. */
export type SiteHead = { locale: Locale; siteOrigin: string; siteName: string; nameSigns: number; look: SiteLook | null }

/** What the company's own look brings into the head, as addresses; null is the product's. */
export type SiteLook = { style: string | null; icon: { small: string; touch: string } | null; shared: string | null }

type Words = { title?: string | undefined; description?: string | undefined; room?: number }

export type PageMeta = {
  /** Without the site's name, which is added; not needed where there are `words`. */
  title?: string
  description?: string
  /** What a search result shows of a page that stands in one, made to fit it (R24.1); goes before the title and description above. */
  words?: { title: string; description: string; room: number }
  /** Path, and query where it makes another page, of the page's own address; twins and sections give that of the whole page (R3.4, R3.5). */
  canonical: string
  /** Languages that have this page; all where it is left out. */
  locales?: readonly string[]
  /** False keeps the page out of search engines. */
  isIndexed?: boolean
  /** Address of the page's drawing or picture, made fit for shared links; without one, the site's own stands there. */
  image?: string | null
  /** A feed of what the page lists. */
  feed?: { href: string; title: string }
  /** Structured data for search engines, rendered on the server only. */
  jsonLd?: readonly object[]
}

/** Made by scripts/brand-pictures.mjs. */
const SHARED_PICTURE = '/shared.png'

// React makes a script element by `innerHTML`, which Trusted Types forbid in the browser; crawlers read what the server sent.
const isServer = typeof document === 'undefined'

type Match = { id: string; loaderData?: unknown } | undefined

/** The head of a page: title, description, canonical, languages, sharing. `matches` comes from the route's `meta` arguments. */
export function pageMeta(matches: readonly Match[], page: PageMeta): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as SiteHead | undefined
  if (!site) return []
  const { words = page } = page
  // The name of the site stands behind what a search result shows where there is room for it.
  const { title: own = '', description, room = site.nameSigns }: Words = words
  const title = room < site.nameSigns ? own : `${own} · ${site.siteName}`
  const isIndexed = page.isIndexed !== false && localeInfo(site.locale).isListed
  return [
    { title },
    ...(description === undefined
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    { tagName: 'link', rel: 'canonical', href: absolute(site, page.canonical) },
    ...(isIndexed ? alternates(site, page) : [{ name: 'robots', content: 'noindex' }]),
    ...(page.feed
      ? [{ tagName: 'link' as const, rel: 'alternate', type: 'application/rss+xml', title: page.feed.title, href: absolute(site, page.feed.href) }]
      : []),
    ...sharing(site, page, title),
    ...(isServer ? (page.jsonLd ?? []) : []).map((data) => ({ 'script:ld+json': data })),
  ]
}

/** Absolute address of a path in the page's language. */
export function absolute(site: Pick<SiteHead, 'locale' | 'siteOrigin'>, path: string, locale: Locale = site.locale): string {
  return `${localeOrigin(site.siteOrigin, locale) ?? site.siteOrigin}${path}`
}

// On a bare IP address all languages have one address, so there is nothing to point to (R2.14).
function alternates(site: SiteHead, { canonical: path, locales }: PageMeta): MetaDescriptor[] {
  if (localeOrigin(site.siteOrigin, 'ar') === null) return []
  const codes = LISTED_LOCALES.map(({ code }) => code).filter((code) => locales?.includes(code) ?? true)
  return [...codes, ...(codes.includes('en') ? (['x-default'] as const) : [])].map((hrefLang) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: absolute(site, path, hrefLang === 'x-default' ? 'en' : hrefLang),
  }))
}

function sharing(site: SiteHead, page: PageMeta, title: string): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.siteName },
    { property: 'og:title', content: title },
    { property: 'og:url', content: absolute(site, page.canonical) },
    { property: 'og:locale', content: site.locale },
    { property: 'og:image', content: pictureAddress(site, page.image ?? null) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function pictureAddress(site: SiteHead, image: string | null): string {
  const path = image === null ? (site.look?.shared ?? SHARED_PICTURE) : sharedPicture(image)
  return path.startsWith('/') ? absolute(site, path) : path
}
