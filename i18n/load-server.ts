import type { Locale } from './locales.ts'

type Loader = () => Promise<{ default: unknown }>

/** Words that only the server needs: answers of the API, e-mails, texts of the sample pictures, the levels that a club starts with, offers, titles of pages. */
export const API_LOADERS: Record<Locale, Loader> = {
  ar: () => import('./messages/ar/api.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/api.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/api.json', { with: { type: 'json' } }),
  es: () => import('./messages/es/api.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/api.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/api.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl/api.json', { with: { type: 'json' } }),
  pt: () => import('./messages/pt/api.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/api.json', { with: { type: 'json' } }),
  th: () => import('./messages/th/api.json', { with: { type: 'json' } }),
  ur: () => import('./messages/ur/api.json', { with: { type: 'json' } }),
  zh: () => import('./messages/zh/api.json', { with: { type: 'json' } }),
}

export const MAIL_LOADERS: Record<Locale, Loader> = {
  ar: () => import('./messages/ar/mail.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/mail.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/mail.json', { with: { type: 'json' } }),
  es: () => import('./messages/es/mail.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/mail.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/mail.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl/mail.json', { with: { type: 'json' } }),
  pt: () => import('./messages/pt/mail.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/mail.json', { with: { type: 'json' } }),
  th: () => import('./messages/th/mail.json', { with: { type: 'json' } }),
  ur: () => import('./messages/ur/mail.json', { with: { type: 'json' } }),
  zh: () => import('./messages/zh/mail.json', { with: { type: 'json' } }),
}

export const MEDIA_LOADERS: Record<Locale, Loader> = {
  ar: () => import('./messages/ar/media.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/media.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/media.json', { with: { type: 'json' } }),
  es: () => import('./messages/es/media.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/media.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/media.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl/media.json', { with: { type: 'json' } }),
  pt: () => import('./messages/pt/media.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/media.json', { with: { type: 'json' } }),
  th: () => import('./messages/th/media.json', { with: { type: 'json' } }),
  ur: () => import('./messages/ur/media.json', { with: { type: 'json' } }),
  zh: () => import('./messages/zh/media.json', { with: { type: 'json' } }),
}

export const CLUB_LOADERS: Record<Locale, Loader> = {
  ar: () => import('./messages/ar/club.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/club.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/club.json', { with: { type: 'json' } }),
  es: () => import('./messages/es/club.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/club.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/club.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl/club.json', { with: { type: 'json' } }),
  pt: () => import('./messages/pt/club.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/club.json', { with: { type: 'json' } }),
  th: () => import('./messages/th/club.json', { with: { type: 'json' } }),
  ur: () => import('./messages/ur/club.json', { with: { type: 'json' } }),
  zh: () => import('./messages/zh/club.json', { with: { type: 'json' } }),
}

export const QUOTATION_LOADERS: Record<Locale, Loader> = {
  ar: () => import('./messages/ar/quotation.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/quotation.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/quotation.json', { with: { type: 'json' } }),
  es: () => import('./messages/es/quotation.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/quotation.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/quotation.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl/quotation.json', { with: { type: 'json' } }),
  pt: () => import('./messages/pt/quotation.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/quotation.json', { with: { type: 'json' } }),
  th: () => import('./messages/th/quotation.json', { with: { type: 'json' } }),
  ur: () => import('./messages/ur/quotation.json', { with: { type: 'json' } }),
  zh: () => import('./messages/zh/quotation.json', { with: { type: 'json' } }),
}

/** Titles and descriptions of pages, as search engines show them. */
export const HEAD_LOADERS: Record<Locale, Loader> = {
  ar: () => import('./messages/ar/head.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/head.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/head.json', { with: { type: 'json' } }),
  es: () => import('./messages/es/head.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/head.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/head.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl/head.json', { with: { type: 'json' } }),
  pt: () => import('./messages/pt/head.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/head.json', { with: { type: 'json' } }),
  th: () => import('./messages/th/head.json', { with: { type: 'json' } }),
  ur: () => import('./messages/ur/head.json', { with: { type: 'json' } }),
  zh: () => import('./messages/zh/head.json', { with: { type: 'json' } }),
}
