import { and, eq, lt } from 'drizzle-orm'
import { HANDOVER_SECONDS, type Handover, type HandoverCode } from '#contract/handover.ts'
import { memberToken } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { createCode, hashCode, seal } from './code.ts'

/**
 * Keeps what a browser has stored for one language host, for 60 s and one exchange (product D10), and answers the code that opens
 * it. Without the code nothing of it can be read, in the database either.
 */
export async function createHandover({ ctx, input }: { ctx: Ctx; input: Handover }): Promise<HandoverCode> {
  const code = createCode()
  const now = ctx.ports.clock.now()
  await ctx.db.transaction(async (tx) => {
    await tx.delete(memberToken).where(and(eq(memberToken.kind, 'handover'), lt(memberToken.expiresAt, now)))
    await tx.insert(memberToken).values({
      kind: 'handover',
      tokenHash: hashCode(code),
      payload: { sealed: seal(code, JSON.stringify(input)) },
      createdAt: now,
      expiresAt: new Date(now.getTime() + HANDOVER_SECONDS * 1000),
    })
  })
  return { code, expires_in: HANDOVER_SECONDS }
}
