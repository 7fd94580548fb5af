import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { TotpEnrolment } from '#contract/staff.ts'
import { staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { lockAccount } from './account.ts'
import type { StaffSessionInfo } from './find-session.ts'
import { newTotpSecret, toBase32, TOTP_ISSUER, totpUri } from './totp.ts'

/**
 * The secret to put into an authenticator; the same again if the page is loaded anew within this login.
 * Throws `forbidden` unless the session is at stage `enrol`, `conflict` where a second factor is in force already.
 */
export async function enrolTotp({ ctx, input }: { ctx: Ctx; input: { session: StaffSessionInfo } }): Promise<TotpEnrolment> {
  if (input.session.stage !== 'enrol') throw new AppError('forbidden')
  return ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, input.session.staff.id)
    if (!account || account.totpConfirmedAt !== null) throw new AppError('conflict')
    const secret = account.totpSecret ?? newTotpSecret()
    if (account.totpSecret === null) await tx.update(staff).set({ totpSecret: secret, totpLastStep: null }).where(eq(staff.id, account.id))
    return { secret: toBase32(secret), uri: totpUri({ issuer: TOTP_ISSUER, mail: account.mail, secret }) }
  })
}
