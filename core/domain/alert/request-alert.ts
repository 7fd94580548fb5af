import { and, count, isNull, sql } from 'drizzle-orm'
import { requestAlertInputSchema, type RequestAlertInput } from '#contract/alert.ts'
import { ALERT_DAYS, ALERT_LIMITS, type AlertKind } from '#contract/alert-values.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { alert, alertThing } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isMailAddress } from '#core/domain/enquiry/index.ts'
import { reserveAttempt } from '#core/domain/login-attempt/index.ts'
import { newMark } from '#core/domain/signed-code/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { ensureCodeKey } from './code.ts'
import { queryOf, readQuery } from './kept-query.ts'
import { alertLimits } from './limits.ts'
import { queueAlertMail } from './queue-mail.ts'
import { readThings, thingsQuery, type WatchedThing } from './read-things.ts'

const DAY_MS = 86_400_000

/**
 * Asks for an alert (R11.20). Nothing is sent but one mail with the link that confirms it, and nothing is answered: the same work for
 * every address, known or not. An address with five alerts that wait for their confirmation gets no further mail.
 * Errors: `validation_failed` (`mail`, `wanted`), `rate_limited` by what this network has asked for. `ip`: of the visitor.
 */
export async function requestAlert({ ctx, input, ip }: { ctx: Ctx; input: RequestAlertInput; ip: string | null }): Promise<void> {
  const { mail, label, wanted } = readInput(requestAlertInputSchema, input)
  if (!isMailAddress(mail)) throw invalid('mail')
  const wish = await readWish(ctx, wanted)
  await reserveAttempt(ctx, alertLimits({ mail, ip }))
  await ensureCodeKey(ctx)
  const now = ctx.ports.clock.now()
  await ctx.db.transaction(async (tx) => {
    if ((await countPending(tx, mail)) >= ALERT_LIMITS.pending) return
    const [row] = await tx
      .insert(alert)
      .values({
        mark: newMark(),
        mail,
        locale: ctx.locale,
        kind: wish.kind,
        query: wish.query,
        label: cleanLine(label, ALERT_LIMITS.label),
        lookedAt: now,
        createdAt: now,
        endsAt: new Date(now.getTime() + ALERT_DAYS.pending * DAY_MS),
      })
      .returning({ id: alert.id })
    if (!row) throw new Error('insert into alert returned no row')
    if (wish.things.length > 0) await tx.insert(alertThing).values(wish.things.map((thing) => ({ ...thing, alertId: row.id })))
    await queueAlertMail(tx, ctx, { alertId: row.id, kind: 'alert_confirm' })
  })
}

type Wish = { kind: AlertKind; query: string; things: WatchedThing[] }

async function readWish(ctx: Ctx, wanted: RequestAlertInput['wanted']): Promise<Wish> {
  if (wanted.kind === 'things') {
    const things = await readThings(ctx, wanted.things)
    if (things.length === 0) throw invalid('wanted')
    return { kind: 'things', query: thingsQuery(things), things }
  }
  const watched = readQuery(wanted.kind, wanted.query)
  if (watched === null) throw invalid('wanted')
  return { kind: watched.kind, query: queryOf(watched.filter), things: [] }
}

async function countPending(tx: Tx, mail: string): Promise<number> {
  const [row] = await tx
    .select({ pending: count() })
    .from(alert)
    .where(and(sql`lower(${alert.mail}) = lower(${mail})`, isNull(alert.confirmedAt)))
  return row?.pending ?? 0
}

function invalid(path: 'mail' | 'wanted'): AppError {
  return new AppError('validation_failed', { issues: [{ path, key: 'invalid' }] })
}
