import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SessionStage } from '#contract/staff-values.ts'
import type { StaffSelf } from '#contract/staff.ts'
import { staff, staffSession } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { languagesOf, permissionsOf, rolesOf } from './account.ts'
import { IDLE_MS } from './session.ts'
import { hashToken } from './token.ts'

/** A session that may be used, and whose it is. */
export type StaffSessionInfo = { sessionId: number; stage: SessionStage; staff: StaffSelf }

/** Writing the moment of every request would cost a row version each; half a minute is exact enough for 30 minutes. */
const TOUCH_MS = 30_000

/**
 * The session of a cookie, or null where it is unknown, ended, idle for 30 minutes, 8 hours old, or its holder disabled.
 * `isActivity` false: the browser asked by itself (looking for new enquiries), which does not count as somebody being there.
 */
export async function findStaffSession({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'ports'>
  input: { token: string; isActivity: boolean }
}): Promise<StaffSessionInfo | null> {
  const now = ctx.ports.clock.now()
  const rows = await ctx.db
    .select({
      sessionId: staffSession.id,
      stage: sql<SessionStage>`${staffSession.stage}`,
      lastSeenAt: staffSession.lastSeenAt,
      id: staff.id,
      mail: staff.mail,
      name: staff.name,
      locale: sql<StaffSelf['locale']>`${staff.locale}`,
      roles: rolesOf(),
      permissions: permissionsOf(),
      languages: languagesOf(),
    })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(
      and(
        eq(staffSession.tokenHash, hashToken(input.token)),
        isNull(staffSession.revokedAt),
        isNull(staff.disabledAt),
        gt(staffSession.expiresAt, now),
        gt(staffSession.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
      ),
    )
  const row = rows[0]
  if (!row) return null
  if (input.isActivity && now.getTime() - row.lastSeenAt.getTime() > TOUCH_MS) {
    await ctx.db.update(staffSession).set({ lastSeenAt: now }).where(eq(staffSession.id, row.sessionId))
  }
  const { sessionId, stage, id, mail, name, locale, roles, permissions, languages } = row
  return { sessionId, stage, staff: { id, mail, name, locale, roles, permissions, languages } }
}
