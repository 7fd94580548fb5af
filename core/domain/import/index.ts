export { importCatalogue, type ImportProgress } from './import-catalogue.ts'
export { isImportFileError } from './reason/reason.ts'
export { writeRejectedRows } from './report/rejected-rows.ts'
export { importMessages, type ImportMessages } from './report/reason-text.ts'
