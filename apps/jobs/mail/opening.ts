import type { Locale } from '#i18n/locales.ts'
import type { Translator } from '#i18n/server.ts'
import type { MailBlock } from './content.ts'

type Input = { t: Translator<'mail'>; locale: Locale; name: string | null; text: string }

/**
 * How a letter begins: the greeting, where there is a name to greet by, and the first text. German and Italian go on in small letters after
 * the comma of a greeting; their messages are written so, and `asSentence` gives the capital back where nothing stands before.
 */
export function openingBlocks({ t, locale, name, text }: Input): MailBlock[] {
  if (name === null) return [{ kind: 'text', text: asSentence(locale, text) }]
  return [
    { kind: 'text', text: t('acknowledge.greeting', { name }) },
    { kind: 'text', text },
  ]
}

/** A text with a capital at its beginning, in scripts that know one. */
export function asSentence(locale: Locale, text: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(locale) + rest.join('')
}
