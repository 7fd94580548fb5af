declare module 'virtual:client-assets' {
  /** The boot script: its address, and its hash in a build. */
  export const boot: { src: string; integrity?: string }
}

declare module 'virtual:messages' {
  /** Addresses of the messages that a page's browser code needs; none in development. */
  export function messageFiles(locale: string, routeIds: readonly string[]): string[]
}
