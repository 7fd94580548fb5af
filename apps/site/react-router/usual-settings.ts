/** What React Router's server hands over to its client on every page of this build: a page says it only where it differs. */
export const USUAL_SETTINGS = {
  basename: '/',
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  isSpaMode: false,
}
