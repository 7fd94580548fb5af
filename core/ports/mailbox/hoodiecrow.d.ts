/** A mail server in memory that speaks IMAP; it comes without types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  type Options = {
    plugins: readonly string[]
    users: Record<string, { password: string }>
    storage: Record<string, { messages?: { raw: string }[]; uidvalidity?: number }>
  }
  type ImapServer = {
    server: Server
    folderCache: Record<string, { messages: { flags: string[] }[] }>
    listen(port: number, host: string, done: () => void): void
    appendMessage(folder: string, flags: readonly string[], date: false, raw: string): void
    close(done: () => void): void
  }
  export default function hoodiecrow(options: Options): ImapServer
}
