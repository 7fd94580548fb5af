import { isNull, sql } from 'drizzle-orm'
import { staff, staffSetup } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { hasStaff, issueLink, type IssuedLink } from './access-link.ts'
import { seedRoles } from './seed-roles.ts'

/** The secret goes into the fragment, which browsers never send, so no log and no proxy sees it. */
export function setupPath(token: string): string {
  return `/admin/#/setup?token=${token}`
}

/**
 * Called at every start: brings the roles up to date and, while nobody is on the staff, answers a fresh link for the first owner
 * (24 h, once) and makes earlier ones useless. Null as soon as somebody is. There are no default credentials.
 */
export async function ensureSetupLink({ ctx }: { ctx: Pick<Ctx, 'db' | 'ports'> }): Promise<IssuedLink | null> {
  return ctx.db.transaction(async (tx) => {
    await seedRoles(tx)
    await tx.execute(sql`lock table ${staff} in share row exclusive mode`)
    if (await hasStaff(tx)) return null
    const now = ctx.ports.clock.now()
    await tx.update(staffSetup).set({ usedAt: now }).where(isNull(staffSetup.usedAt))
    return issueLink(tx, { staffId: null, now })
  })
}
