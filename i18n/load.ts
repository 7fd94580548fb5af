import type { Locale } from './locales.ts'
import type { SiteMessages } from './site-messages.d.ts'

// One literal import per language: the bundler makes one file of each, and a reader loads theirs only.
const LOADERS: Record<Locale, () => Promise<{ default: unknown }>> = {
  ar: () => import('./messages/ar/site.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/site.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/site.json', { with: { type: 'json' } }),
  es: () => import('./messages/es/site.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/site.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/site.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl/site.json', { with: { type: 'json' } }),
  pt: () => import('./messages/pt/site.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/site.json', { with: { type: 'json' } }),
  th: () => import('./messages/th/site.json', { with: { type: 'json' } }),
  ur: () => import('./messages/ur/site.json', { with: { type: 'json' } }),
  zh: () => import('./messages/zh/site.json', { with: { type: 'json' } }),
}

/** Messages of the public screens in one language; the type is that of English, which names every key. */
export async function loadMessages(locale: Locale): Promise<SiteMessages> {
  const { default: messages } = await LOADERS[locale]()
  return messages as SiteMessages
}
