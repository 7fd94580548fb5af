import type { Locale } from '#i18n/locales.ts'
import type { Kind } from './read.ts'

/** Something to mend. `check`: what found it; `place`: language and file, `key`: the text, or what else it is about. */
export type Problem = { check: Check; place: `${Locale}/${Kind | 'glossary'}` | 'list'; key: string; message: string }

export const CHECKS = ['complete', 'parameters', 'plurals', 'leftovers', 'signs', 'direction', 'length', 'unused', 'glossary'] as const
export type Check = (typeof CHECKS)[number]

/** "de/site hero.title: missing" */
export function lineOf({ place, key, message }: Problem): string {
  return `${place} ${key}: ${message}`
}
