// Apart from the schemas, because browsers load these and must not load the validator.

/** What has words in every language, in the order in which it is translated. */
export const TRANSLATED_KINDS = ['setting', 'article', 'activity', 'download', 'faq', 'legal_page', 'web_link', 'brand', 'car', 'used_car', 'fitting'] as const
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number]

/** How a text is written: one line, several, or the blocks of a body. */
export const WORD_FORMS = ['line', 'lines', 'blocks'] as const
export type WordForm = (typeof WORD_FORMS)[number]
