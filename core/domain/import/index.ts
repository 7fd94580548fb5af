export { importCatalogue, type ImportProgress } from './import-catalogue.ts'
export { isImportFileError } from './reason.ts'
export { writeRejectedRows } from './rejected-rows.ts'
export { importWords, type ImportWords } from './report/reason-text.ts'
