export { inEachLanguage, writtenLanguages } from './each-language.ts'
export { saveEdited, type EditedKind } from './save-edited.ts'
