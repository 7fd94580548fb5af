import { and, eq, isNull } from 'drizzle-orm'
import type { OfferView } from '#contract/quotation.ts'
import { quotationVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { dayOf } from './day.ts'
import { noteEvent } from './note-event.ts'
import { offerState } from './offer-state.ts'
import { readOwnVersion, type OwnVersion } from './own-version.ts'

/** An offer as the link of the buyer shows it; the code is the permission. Throws `not_found`. That it was opened is noted once, and answers nothing. */
export async function findOffer({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<OfferView> {
  const own = await readOwnVersion(ctx, input.code)
  if (own.version.openedAt === null) await noteOpened(ctx, own)
  const { version, whole } = own
  const answeredAt = version.acceptedAt ?? version.declinedAt
  return {
    snapshot: version.snapshot,
    verifyCode: version.verifyCode,
    state: offerState(version, whole, dayOf(ctx.ports.clock.now())),
    answeredOn: answeredAt === null ? null : dayOf(answeredAt),
    acceptedBy: version.acceptedBy,
  }
}

async function noteOpened(ctx: Ctx, { version, whole }: OwnVersion): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const opened = await tx
      .update(quotationVersion)
      .set({ openedAt: ctx.ports.clock.now() })
      .where(and(eq(quotationVersion.id, version.id), isNull(quotationVersion.openedAt)))
      .returning({ id: quotationVersion.id })
    if (opened.length === 0) return
    await noteEvent(tx, ctx, { enquiryId: whole.enquiryId, kind: 'quotation_opened', detail: { number: whole.number, revision: version.revision } })
  })
}
