export { listDownloads } from './list-downloads.ts'
export { openDownload, type OpenedDownload } from './open-download.ts'
export { saveDownload } from './save-download.ts'
