export { findWordTerms } from './find-word-terms.ts'
export { findWords, listWordRevisions } from './find-words.ts'
export { countTranslations, findNextTranslation, listTranslations } from './list-translations.ts'
export { saveWords } from './save-words.ts'
