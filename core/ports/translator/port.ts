import type { Locale } from '#i18n/locales.ts'

/** Texts of one language in another, one for each, in their order. `auto`: the service finds out in which they are. */
export type TranslateInput = { texts: readonly string[]; from: Locale | 'auto'; to: Locale }

/** Makes drafts of translations. Rejects with `TranslatorFailure` where the service has not answered as it should. */
export type Translator = { translate(input: TranslateInput): Promise<string[]> }

/** The message names what was wrong with the answer, never what was sent. */
export class TranslatorFailure extends Error {
  override name = 'TranslatorFailure'
}
