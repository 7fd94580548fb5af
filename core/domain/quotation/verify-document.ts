import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { VerifiedDocument } from '#contract/quotation.ts'
import { quotation, quotationVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { readVerifyCode } from './codes.ts'
import { dayOf } from './day.ts'
import { accountIn } from './make-snapshot.ts'
import { offerState } from './offer-state.ts'
import { hashOf } from './snapshot-hash.ts'

/** What the code of a document says of it, for whoever holds the paper; null for a code that we have given to none. Says nothing of the buyer. */
export async function verifyDocument({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<VerifiedDocument | null> {
  const code = readVerifyCode(input.code)
  if (code === null) return null
  const [row] = await ctx.db
    .select({ version: quotationVersion, whole: quotation })
    .from(quotationVersion)
    .innerJoin(quotation, eq(quotation.id, quotationVersion.quotationId))
    .where(eq(quotationVersion.verifyCode, code))
  if (row === undefined) return null
  const { version, whole } = row
  const { value: offers } = await readSettings({ ctx, group: 'offers' })
  const { snapshot } = version
  return {
    snapshot,
    isUnaltered: hashOf(snapshot) === version.hash,
    isBankCurrent: snapshot.bank === null || isDeepStrictEqual(snapshot.bank, accountIn(offers.bank)),
    state: offerState(version, whole, dayOf(ctx.ports.clock.now())),
    acceptedOn: version.acceptedAt === null ? null : dayOf(version.acceptedAt),
  }
}
