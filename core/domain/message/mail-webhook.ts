import { eq, isNull, lte, or } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { mailbox } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

const HOUR_MS = 3_600_000
const NAME = 'webhook'
const IS_IT = eq(mailbox.name, NAME)

/** Says whether a mail server may hand mails on to us, so that staff are told where mails come from. For the system alone; throws `forbidden`. */
export async function registerMailWebhook({ ctx, input }: { ctx: Ctx; input: { isOn: boolean } }): Promise<void> {
  requireSystem(ctx)
  if (input.isOn) await ctx.db.insert(mailbox).values({ name: NAME, kind: 'webhook' }).onConflictDoNothing({ target: mailbox.name })
  else await ctx.db.delete(mailbox).where(IS_IT)
}

/** Notes that a signed mail came by it now. For the system alone; throws `forbidden`. */
export async function noteWebhookMail({ ctx }: { ctx: Ctx }): Promise<void> {
  requireSystem(ctx)
  const lookedAt = ctx.ports.clock.now()
  await ctx.db.insert(mailbox).values({ name: NAME, kind: 'webhook', lookedAt }).onConflictDoUpdate({ target: mailbox.name, set: { lookedAt } })
}

/**
 * Notes that a mail was refused which was so large that its signature was not checked: when, and how large it said it was, in bytes. Nothing else of it can
 * be believed: anybody can claim it, so that of an hour the first alone is kept. For the system alone; throws `forbidden`.
 */
export async function noteRefusedMail({ ctx, input }: { ctx: Ctx; input: { byteSize: number } }): Promise<void> {
  requireSystem(ctx)
  const now = ctx.ports.clock.now()
  const refused = { error: 'TOO_LARGE', failingSince: now, mark: String(input.byteSize) }
  await ctx.db
    .insert(mailbox)
    .values({ name: NAME, kind: 'webhook', ...refused })
    .onConflictDoUpdate({
      target: mailbox.name,
      set: refused,
      setWhere: or(isNull(mailbox.failingSince), lte(mailbox.failingSince, new Date(now.getTime() - HOUR_MS))),
    })
}

function requireSystem({ actor }: Ctx): void {
  if (actor.kind !== 'system') throw new AppError('forbidden')
}
