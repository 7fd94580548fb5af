import { createTranslator } from 'use-intl/core'
import { API_LOADERS, CLUB_LOADERS, HEAD_LOADERS, MAIL_LOADERS, MEDIA_LOADERS, QUOTATION_LOADERS } from './load-server.ts'
import { loadMessages } from './load.ts'
import { formatTag } from './format.ts'
import { LOCALE_CODES, type Locale } from './locales.ts'
import type api from './messages/en/api.json'
import type club from './messages/en/club.json'
import type head from './messages/en/head.json'
import type mail from './messages/en/mail.json'
import type media from './messages/en/media.json'
import type quotation from './messages/en/quotation.json'
import type { SiteMessages } from './site-messages.d.ts'

type Catalogue = {
  site: SiteMessages
  api: typeof api
  club: typeof club
  head: typeof head
  mail: typeof mail
  media: typeof media
  quotation: typeof quotation
}
export type Namespace = keyof Catalogue

/** Translates keys of one namespace: `t('form.submit', { count: 2 })`. */
export type Translator<Name extends Namespace> = ReturnType<typeof createTranslator<Catalogue[Name]>>

const LOADERS = { api: API_LOADERS, club: CLUB_LOADERS, head: HEAD_LOADERS, mail: MAIL_LOADERS, media: MEDIA_LOADERS, quotation: QUOTATION_LOADERS }
const catalogues = new Map<string, unknown>()
const translators = new Map<string, unknown>()

/**
 * Loads every language's messages of `namespaces`; the server does it once before it answers, so that translating is never a wait.
 * Later calls load what is still missing only.
 */
export async function preloadMessages(namespaces: readonly Namespace[] = ['site', 'head', 'api', 'mail']): Promise<void> {
  await Promise.all(namespaces.flatMap((namespace) => LOCALE_CODES.map((locale) => preloadOne(locale, namespace))))
}

/** The messages of a language and namespace; throws where `preloadMessages` has not run. */
export function messagesOf<Name extends Namespace>(locale: Locale, namespace: Name): Catalogue[Name] {
  const found = catalogues.get(`${locale}/${namespace}`)
  if (found === undefined) throw new Error(`Messages ${locale}/${namespace} are not loaded`)
  return found as Catalogue[Name]
}

/** A translator outside of React, for the API, e-mails and loaders. Formats use the pinned calendar and digits, dates UTC. */
export function createServerTranslator<Name extends Namespace>(locale: Locale, namespace: Name): Translator<Name> {
  const key = `${locale}/${namespace}`
  const known = translators.get(key)
  if (known !== undefined) return known as Translator<Name>
  const made = createTranslator({ locale: formatTag(locale), messages: messagesOf(locale, namespace) as object, timeZone: 'UTC' })
  translators.set(key, made)
  return made as unknown as Translator<Name>
}

async function preloadOne(locale: Locale, namespace: Namespace): Promise<void> {
  const key = `${locale}/${namespace}`
  if (catalogues.has(key)) return
  catalogues.set(key, await load(locale, namespace))
}

async function load(locale: Locale, namespace: Namespace): Promise<unknown> {
  if (namespace === 'site') return loadMessages(locale)
  const { default: messages } = await LOADERS[namespace][locale]()
  return messages
}
