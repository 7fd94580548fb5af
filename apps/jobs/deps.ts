import type { Ctx } from '#core/domain/context.ts'
import type { Mailer } from '#core/ports/mail/port.ts'
import type { InTurn } from './mail-turns.ts'

export type JobLog = {
  info(details: Record<string, unknown>, message: string): void
  warn(details: Record<string, unknown>, message: string): void
  error(details: Record<string, unknown>, message: string): void
}

/** What a handler works with. `createCtx` makes a context of the system with a request id of its own. */
export type JobDeps = {
  createCtx: () => Ctx
  mailer: Mailer
  /** For whatever hands a message to the mailer, from taking the message on. */
  inTurn: InTurn
  /** Origin of the English site, without a slash at the end. */
  siteOrigin: string
  /** What buyers answer to, a `*` in the place of their lead (`reply+*@in.example.com`); null: the company's own address. */
  replyAddress: string | null
  log: JobLog
}
