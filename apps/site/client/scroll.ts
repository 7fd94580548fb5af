/** The browser's own scroll restoration is off: navigation starts at the top (R3.10). */
export function keepScrollManual(): void {
  history.scrollRestoration = 'manual'
}
