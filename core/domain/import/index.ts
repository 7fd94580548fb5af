export { importCatalogue, type ImportCatalogueInput, type ImportProgress } from './import-catalogue.ts'
export { isImportFileError, type ImportFileError } from './reason.ts'
export { writeRejectedRows } from './rejected-rows.ts'
export { importWords, type ImportWords } from './report/reason-text.ts'
