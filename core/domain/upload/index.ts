export { documentType } from './document-type.ts'
export { readAtMost } from './read-at-most.ts'
export { cleanName, discardAll, receiveForm, type DocumentsWanted, type FormLimits, type ReceivedDocument } from './receive-form.ts'
