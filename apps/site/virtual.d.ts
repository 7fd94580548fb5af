declare module 'virtual:client-assets' {
  /** Address of the boot script. */
  export const boot: string
  /** Address of each language's messages; empty in development. */
  export const messages: Readonly<Record<string, string>>
}
