// Apart from the schemas, because browsers load these and must not load the validator.

/**
 * State of something that is published, or of its words in one language; only `published` is on the site. `draft`: not ready yet,
 * `hidden`: taken off for a while, `archived`: kept for its history alone.
 */
export const PUBLISH_STATES = ['draft', 'published', 'hidden', 'archived'] as const
export type PublishState = (typeof PUBLISH_STATES)[number]

/** What something is on the site at a moment, in the words of forms and lists (`shown-state.ts`). `planned`: it comes at a later one. */
export const SHOWN_STATES = ['draft', 'planned', 'published', 'hidden', 'archived'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

/** What may be wanting of the words in a language: all of them, that they say what the English says now, that somebody has read them. */
export const LANGUAGE_LACKS = ['missing', 'stale', 'unread'] as const
export type LanguageLack = (typeof LANGUAGE_LACKS)[number]

/** What an activity is; each has a name in the messages and a picture of its own on the site. */
export const ACTIVITY_KINDS = ['fair', 'open_day', 'test_drive', 'training', 'online'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** What an article is about; each has a name in the messages and a picture of its own on the site. */
export const ARTICLE_CATEGORIES = ['electric', 'papers', 'shipping', 'inspection', 'parts', 'makers'] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

/** Shelves of the download centre in their order; each has a name in the messages. */
export const DOWNLOAD_CATEGORIES = ['stock', 'guide', 'checklist', 'form'] as const

/** Pages of the law whose text is the company's own, by the word in their address. */
export const LEGAL_TEXTS = ['legalNotice', 'privacy', 'terms'] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]

/** Groups of useful links in the order of the page (R9.4). */
export const WEB_LINK_GROUPS = ['maker', 'customs', 'shipping', 'inspection', 'standard'] as const

/**
 * Where questions and answers stand: pages of new cars (all, and by what drives or carries), of used ones, of parts, and the pages about
 * the purchase, the service, the club and dealers. Each has a name in the messages.
 */
export const FAQ_TOPICS = [
  'car',
  'car_electric',
  'car_plug_in',
  'car_other',
  'truck',
  'bus',
  'electric_truck',
  'used',
  'used_electric',
  'used_other',
  'fitting',
  'purchase',
  'service',
  'club',
  'dealer',
] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]
