export { cleanName, discardAll, receiveForm, type DocumentsWanted, type ReceivedDocument } from './receive-form.ts'
