// Apart from the schemas, because browsers load these and must not load the validator.

/** Columns of the header menu whose pages exist, in their first order; keys of the messages (`menu.<column>`). */
export const MENU_COLUMNS = ['home', 'products', 'usedCars', 'carFittings', 'brands', 'about', 'netWork', 'contactUs'] as const
export type MenuColumnName = (typeof MENU_COLUMNS)[number]

/** Sections of the home page below the hero, in their first order. `types`: by kind of body; `how`: steps of a deal; `why`: the claims; `map`: where we ship to. */
export const HOME_SECTIONS = ['hot', 'lineup', 'types', 'brands', 'how', 'why', 'map', 'news', 'ask'] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

/** Columns at the end of desktop pages, in their first order. */
export const FOOTER_COLUMNS = ['contact', 'explore', 'languages'] as const
export type FooterColumn = (typeof FOOTER_COLUMNS)[number]

/** Pages that the end of a page links, in their first order; keys of the messages (`menu.<page>`). */
export const FOOTER_PAGES = [
  'carList',
  'usedCars',
  'carFittings',
  'brands',
  'about',
  'service',
  'article',
  'activity',
  'downloadCenter',
  'netWork',
  'contactUs',
  'products',
  'carPurchaseProcess',
  'importGuide',
  'autoChina',
  'club',
  'webLink',
  'myEnquiries',
] as const
export type FooterPage = (typeof FOOTER_PAGES)[number]

/** Profiles of the company on other sites. */
export const SOCIAL_KINDS = ['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok'] as const
export type SocialKind = (typeof SOCIAL_KINDS)[number]
