export { findWords, listWordRevisions } from './find-words.ts'
export { saveWords } from './save-words.ts'
