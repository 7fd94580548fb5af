import { asc, eq } from 'drizzle-orm'
import type { AlertView } from '#contract/alert.ts'
import { ALERT_DAYS } from '#contract/alert-values.ts'
import { alertThing } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readOwn, requireMark } from './own-alert.ts'

const DAY_MS = 86_400_000

/** The alert that the link of a mail opens; the code is the permission. It changes nothing: programs open links too. Throws `not_found`. */
export async function findAlert({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<AlertView> {
  const now = ctx.ports.clock.now()
  const own = await readOwn(ctx.db, await requireMark(ctx, input.code), { now })
  if (own === null) return { state: 'ended' }
  const things = await ctx.db.select({ name: alertThing.name }).from(alertThing).where(eq(alertThing.alertId, own.id)).orderBy(asc(alertThing.name))
  const isEnding = own.endsAt.getTime() - now.getTime() <= ALERT_DAYS.notice * DAY_MS
  return {
    state: own.confirmedAt === null ? 'pending' : isEnding ? 'ending' : 'running',
    kind: own.kind,
    label: own.label,
    query: own.query,
    names: things.map(({ name }) => name),
    ends_at: own.endsAt.toISOString(),
  }
}
