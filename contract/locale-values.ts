// Apart from the schemas, because browsers load these and must not load the validator.

/** Every language of the site. */
export const SITE_LOCALES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'th', 'ur', 'zh'] as const
export type SiteLocale = (typeof SITE_LOCALES)[number]
