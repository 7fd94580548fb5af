declare module 'virtual:client-assets' {
  /** Address of the boot script. */
  export const boot: string
}

declare module 'virtual:words' {
  /** Addresses of the words that a page's browser code needs; none in development. */
  export function wordFiles(locale: string, routeIds: readonly string[]): string[]
}
