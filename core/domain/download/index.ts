export { listDownloads } from './list-downloads.ts'
export { openDownload, type OpenedDownload } from './open-download.ts'
export { readDocument, type DocumentTexts } from './read-document.ts'
export { saveDownload } from './save-download.ts'
