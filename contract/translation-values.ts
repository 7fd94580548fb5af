// Apart from the schemas, because browsers load these and must not load the validator.

/** What has words in every language, in the order in which it is translated. */
export const TRANSLATED_KINDS = ['setting', 'article', 'activity', 'download', 'faq', 'legal_page', 'web_link', 'brand', 'car', 'used_car', 'fitting'] as const
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number]

/** How a text is written: one line, several, or the blocks of a body. */
export const WORD_FORMS = ['line', 'lines', 'blocks'] as const
export type WordForm = (typeof WORD_FORMS)[number]

/** Files for translators. */
export const SHEET_FORMATS = ['xliff', 'csv'] as const

/** Why a file cannot be taken at all. */
export const FILE_FAULTS = ['unreadable', 'not_utf8', 'english_source'] as const

/** Why a text that comes back is not taken. */
export const SHEET_FAULTS = [
  'unknown_thing',
  'forbidden',
  'unknown_text',
  'stale_source',
  'placeholder',
  'html',
  'signs',
  'wrong_language',
  'incomplete',
  'not_fitting',
] as const
export type SheetFaultKey = (typeof SHEET_FAULTS)[number]

/** How far drafts by machine are. */
export const DRAFT_STATES = ['waiting', 'running', 'done', 'failed'] as const
