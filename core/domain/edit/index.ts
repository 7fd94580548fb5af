export { inEachLanguage, writtenLanguages } from './each-language.ts'
export { saveEdited } from './save-edited.ts'
