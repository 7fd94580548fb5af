/** True where the service worker answers for this page: links then lead on without a line, to what it has kept. */
export function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}
