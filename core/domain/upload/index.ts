export { discardAll, receiveForm, type ReceivedDocument, type ReceivedForm } from './receive-form.ts'
