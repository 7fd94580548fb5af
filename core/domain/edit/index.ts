export { chooseSign } from './choose-sign.ts'
export { inEachLanguage } from './each-language.ts'
export { requireCover } from './require-cover.ts'
export { deleteEdited, saveEdited } from './save-edited.ts'
