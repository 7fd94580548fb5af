/** True once the client has taken the page over. */
export function isAlive(): boolean {
  return 'hydrated' in document.documentElement.dataset
}
