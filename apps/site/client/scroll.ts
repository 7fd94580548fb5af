/** The browser's own scroll restoration is off: navigation starts at the top (specification section 2). */
export function keepScrollManual(): void {
  history.scrollRestoration = 'manual'
}
