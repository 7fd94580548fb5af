import { and, eq, lt } from 'drizzle-orm'
import { LANGUAGE_HANDOVER_SECONDS, type LanguageHandover, type LanguageHandoverCode } from '#contract/language-handover.ts'
import { memberToken } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { createCode, hashCode, seal } from './code.ts'

/**
 * Keeps what a browser has stored for one language host, for 60 s and one exchange (R2.8), and answers the code that opens
 * it. Without the code nothing of it can be read, in the database either.
 */
export async function createLanguageHandover({ ctx, input }: { ctx: Ctx; input: LanguageHandover }): Promise<LanguageHandoverCode> {
  const code = createCode()
  const now = ctx.ports.clock.now()
  await ctx.db.transaction(async (tx) => {
    await tx.delete(memberToken).where(and(eq(memberToken.kind, 'handover'), lt(memberToken.expiresAt, now)))
    await tx.insert(memberToken).values({
      kind: 'handover',
      tokenHash: hashCode(code),
      payload: { sealed: seal(code, JSON.stringify(input)) },
      createdAt: now,
      expiresAt: new Date(now.getTime() + LANGUAGE_HANDOVER_SECONDS * 1000),
    })
  })
  return { code, expires_in: LANGUAGE_HANDOVER_SECONDS }
}
