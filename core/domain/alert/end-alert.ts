import { eq } from 'drizzle-orm'
import { alert } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireMark } from './own-alert.ts'

/** Ends an alert, confirmed or not: it is deleted with its address, and a mail that waits is not sent. Ended once more it stays so. Throws `not_found`. */
export async function endAlert({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<void> {
  await ctx.db.delete(alert).where(eq(alert.mark, await requireMark(ctx, input.code)))
}
