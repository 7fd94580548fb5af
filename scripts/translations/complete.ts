import { isBlank } from '#i18n/sheet/blank.ts'
import { partsOfMessage } from './icu.ts'
import type { Problem } from './problem.ts'
import { englishOf, isMessage, type Catalogue } from './read.ts'

/** Files and texts that are missing, empty, not valid ICU, or not in English. */
export function checkComplete(catalogues: readonly Catalogue[]): Problem[] {
  return catalogues.flatMap((catalogue) => {
    const { locale, kind, texts, error } = catalogue
    const say = (key: string, message: string): Problem => ({ check: 'complete', place: `${locale}/${kind}`, key, message })
    if (error !== null) return [say('file', error)]
    const english = englishOf(catalogues, kind)
    const missing = [...english.keys()].filter((key) => isBlank(texts.get(key)?.text ?? '')).map((key) => say(key, 'missing'))
    const surplus = [...texts.keys()].filter((key) => !english.has(key)).map((key) => say(key, 'not in English'))
    const invalid = isMessage(kind) ? [...texts.values()].flatMap(({ key, text }) => faultOf(text).map((fault) => say(key, fault))) : []
    return [...missing, ...surplus, ...invalid]
  })
}

function faultOf(message: string): string[] {
  // The compiler of messages (icu-minify) has no offset plurals.
  if (/\boffset:/.test(message)) return ['offset plurals are not supported']
  try {
    partsOfMessage(message)
    return []
  } catch (error) {
    return [`not valid ICU: ${(error as Error).message}`]
  }
}
