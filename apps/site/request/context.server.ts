import { createContext, type RouterContextProvider } from 'react-router'
import type { AppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { ReceivedDocument } from '#core/domain/upload/index.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translator } from '#i18n/server.ts'

export type SiteTranslator = Translator<'site'>

/** The reader's language: its messages and its code. */
export type SiteLanguage = { t: SiteTranslator; locale: Locale }

/** How a visitor changes language: each language has a host, or one host asks the cookie (R2.4). */
export type LanguageHosts = 'host' | 'cookie'

/** What the server gives to loaders, actions and the entry. Nothing in it differs between visitors of a cached page. */
export type SiteContext = SiteLanguage & {
  ctx: Ctx
  /** Origin of the English site, as configured; never taken from a request. */
  siteOrigin: string
  languageHosts: LanguageHosts
  /** Code of the destination that prices speak of, as the address or the visitor named it; null: none. Whether there is such a one is the verb's to say. */
  destinationCode: string | null
  /** Set up for advertisers; `pixel`: number of Meta's picture. Null: none, and nobody is asked for consent. */
  ads: { pixel: string | null } | null
  requestId: string
  /** A sent form, read before the page is rendered; empty for pages. */
  posted: { form: FormData; documents: readonly ReceivedDocument[] }
  /** Why a sent form is not taken in: its action does not ask its verb then. */
  refusal: AppError | null
  /** The answer tells in `Retry-After` how long to wait; null changes nothing. */
  askToWait(seconds: number | null): void
  /** Who sent a form; empty for pages, which are the same for everybody. `country`: where the proxy thinks they are, on pages for one visitor too. */
  visitor: { ip: string | null; userAgent: string | null; cookie: string | null; country: string | null }
  /** The address as rendered: known query names only, in a fixed order. */
  url: URL
  /** Leaves the hydration data of a page beside it and answers their name; null where nobody keeps the page, and it carries them itself. */
  leaveHydrationData(data: string, page: { status: number; headers: Headers }): string | null
  /** The page is for this visitor alone: it is neither kept nor kept by others. */
  doNotCache(): void
  /** Reports a failure that no screen expects; the visitor sees the request's id only. */
  onError(error: unknown): void
}

export const siteContextKey = createContext<SiteContext>()

/** The site's context of a request, inside a loader or an action. */
export function siteContext(context: Readonly<RouterContextProvider>): SiteContext {
  return context.get(siteContextKey)
}
