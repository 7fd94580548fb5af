import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { languageHandoverSchema, type LanguageHandover, type RedeemLanguageHandoverInput } from '#contract/language-handover.ts'
import { memberToken } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { hashCode, unseal } from './code.ts'

/**
 * Exchanges a code for what was handed over; the row goes with it, so a second exchange finds nothing (R2.8).
 * Throws `not_found` for a code that is unknown, used or older than 60 s.
 */
export async function redeemLanguageHandover({ ctx, input }: { ctx: Ctx; input: RedeemLanguageHandoverInput }): Promise<LanguageHandover> {
  const [row] = await ctx.db
    .delete(memberToken)
    .where(and(eq(memberToken.kind, 'handover'), eq(memberToken.tokenHash, hashCode(input.code))))
    .returning({ payload: memberToken.payload, expiresAt: memberToken.expiresAt })
  const sealed = row?.payload?.['sealed']
  if (row === undefined || typeof sealed !== 'string' || row.expiresAt <= ctx.ports.clock.now()) throw new AppError('not_found')
  return languageHandoverSchema.parse(JSON.parse(unseal(input.code, sealed)))
}
