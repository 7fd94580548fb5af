import { RouterContextProvider, type MetaDescriptor } from 'react-router'
import { siteContext, siteContextKey, type SiteContext } from '#apps/site/request/context.server.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'

export const SITE_ORIGIN = 'https://www.example.com'

export type TestSite = {
  database: TestDatabase
  /** What the server gives to the loaders of a page in this language. */
  contextOf(locale: Locale): Readonly<RouterContextProvider>
  /** The same as a loader reads it, for an address and a destination that the visitor has named. */
  siteAt(path: string, destinationCode?: string | null, locale?: Locale): SiteContext
  /** What a page's `meta` reads of the root. */
  matchesOf(locale: Locale): { id: string; loaderData: unknown }[]
}

/** Loaders of pages on a database of their own, each language on a host of its own. */
export async function openSite(adminUrl: string): Promise<TestSite> {
  await preloadMessages(['site', 'head'])
  const database = await createTestDatabase(adminUrl)
  return {
    database,
    contextOf: (locale) => provide(database, locale),
    siteAt: (path, destinationCode = null, locale = 'en') => ({ ...siteContext(provide(database, locale)), url: new URL(path, SITE_ORIGIN), destinationCode }),
    matchesOf: (locale) => [{ id: 'root', loaderData: { locale, siteOrigin: SITE_ORIGIN, siteName: 'Quayline' } }],
  }
}

/** Languages that a page's head names as having the page, with the addresses there. */
export function hrefLangs(head: readonly (MetaDescriptor | undefined)[]): Record<string, string> {
  return Object.fromEntries(head.flatMap((tag) => (tag && 'hrefLang' in tag ? [[String(tag['hrefLang']), String(tag['href'])]] : [])))
}

function provide({ db }: TestDatabase, locale: Locale): Readonly<RouterContextProvider> {
  const context = new RouterContextProvider()
  context.set(siteContextKey, {
    ctx: createTestCtx(db, { locale }).ctx,
    locale,
    t: createServerTranslator(locale, 'site'),
    siteOrigin: SITE_ORIGIN,
    languageHosts: 'host',
    destinationCode: null,
    ads: null,
    requestId: 'test',
    posted: { form: new FormData(), documents: [] },
    refusal: null,
    askToWait: () => undefined,
    visitor: { ip: null, userAgent: null, cookie: null, country: null },
    url: new URL(SITE_ORIGIN),
    leaveHydrationData: () => null,
    doNotCache: () => undefined,
    onError: (error) => {
      throw error
    },
  })
  return context
}
