export { discardAll, receiveForm, type ReceivedDocument } from './receive-form.ts'
