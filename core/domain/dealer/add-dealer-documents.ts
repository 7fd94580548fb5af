import { and, count, eq, inArray } from 'drizzle-orm'
import { DOCUMENT_LIMITS, OPEN_DEALER_STAGES, type DealerStage } from '#contract/dealer-values.ts'
import type { DealerCodeInput, DealerStatus } from '#contract/dealer.ts'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerApplication, dealerDocument } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { discardAll, type ReceivedDocument } from '#core/domain/upload/index.ts'
import { withKeptFiles } from '#core/domain/stored-file/index.ts'
import { anonymousPrefix } from '#core/domain/ip-prefix/index.ts'
import { hasDocumentRoom } from './document-room.ts'
import { contentsOf, insertDocuments, lackedRoom, offerDocuments, requireGoodDocuments, type OfferedDocument } from './keep-documents.ts'
import { lockApplication } from './lock-application.ts'
import { readStatus } from './read-status.ts'
import { sendDealerJobs } from './send-dealer-jobs.ts'
import { findByCode } from './status-code.ts'
import { writeEvent } from './write-event.ts'

type AddDealerDocuments = { ctx: Ctx; input: DealerCodeInput; documents: readonly ReceivedDocument[]; request: { ip: string | null } }

/**
 * Adds documents to the application that a status link opens, and tells the staff; where materials were asked for, the application is in review
 * again. A file that is there already is not kept twice, so a form sent again does no harm. Throws `not_found`, `conflict` (the application is
 * closed), `documents_refused` (an issue per document; `documents` alone: none was sent),
 * `storage_full` (no room for documents now; the quotas of strangers end where staff have taken the application up).
 */
export async function addDealerDocuments({ ctx, input, documents, request }: AddDealerDocuments): Promise<DealerStatus> {
  try {
    const id = await findByCode(ctx.db, input.code, ctx.ports.clock.now())
    requireGoodDocuments(documents)
    if (documents.length === 0) throw new AppError('documents_refused', { issues: [{ path: 'documents', key: 'required' }] })
    if (lackedRoom(documents)) throw new AppError('storage_full')
    const offered = offerDocuments(documents)
    const network = anonymousPrefix(request.ip)
    // Once before the files are kept, so that what is refused is not written; what counts is asked again with the rows.
    await ctx.db.transaction((tx) => admit(tx, ctx, { id, offered, network }))
    await withKeptFiles({ ctx, files: offered, work: async () => ({ answer: null, named: await write(ctx, { id, offered, network }) }) })
    return await readStatus(ctx.db, id)
  } finally {
    await discardAll(documents)
  }
}

type Given = { id: number; offered: readonly OfferedDocument[]; network: string | null }

/** Those documents that are new to the application, and its stage, both held until the transaction ends. */
async function admit(tx: Tx, ctx: Ctx, { id, offered, network }: Given): Promise<{ stage: DealerStage; fresh: readonly OfferedDocument[] }> {
  const { stage } = await lockApplication(tx, id)
  if (!OPEN_DEALER_STAGES.includes(stage)) throw new AppError('conflict')
  const fresh = await unknownOf(tx, id, offered)
  const isStranger = stage === 'submitted'
  if (isStranger && !(await hasDocumentRoom(tx, { documents: fresh, network, now: ctx.ports.clock.now() }))) throw new AppError('storage_full')
  return { stage, fresh }
}

/** Answers the keys that rows name now. */
function write(ctx: Ctx, given: Given): Promise<string[]> {
  const { id, network } = given
  return ctx.db.transaction(async (tx) => {
    const { stage, fresh } = await admit(tx, ctx, given)
    if (fresh.length === 0) return []
    const now = ctx.ports.clock.now()
    const eventId = await writeEvent(tx, {
      dealerApplicationId: id,
      kind: 'documents_added',
      staffId: null,
      detail: { network, count: fresh.length },
      createdAt: now,
    })
    if (stage === 'materials_requested') {
      await writeEvent(tx, { dealerApplicationId: id, kind: 'stage_changed', staffId: null, detail: { from: stage, to: 'in_review' }, createdAt: now })
    }
    await tx
      .update(dealerApplication)
      .set({ stage: stage === 'materials_requested' ? 'in_review' : stage, updatedAt: now })
      .where(eq(dealerApplication.id, id))
    await sendDealerJobs(tx, ctx, { eventId, toApplicant: false, toStaff: true })
    await insertDocuments({ tx, dealerApplicationId: id, documents: fresh, now })
    return fresh.map(({ storageKey }) => storageKey)
  })
}

// Counted under the lock, so that two sendings at once do not go past the limit together.
async function unknownOf(tx: Tx, id: number, documents: readonly OfferedDocument[]): Promise<OfferedDocument[]> {
  const mine = eq(dealerDocument.dealerApplicationId, id)
  const known = await tx
    .select({ sha256: dealerDocument.sha256 })
    .from(dealerDocument)
    .where(and(mine, inArray(dealerDocument.sha256, contentsOf(documents))))
  const [row] = await tx.select({ total: count() }).from(dealerDocument).where(mine)
  const seen = new Set(known.map(({ sha256 }) => sha256))
  const fresh = documents.filter(({ incoming }) => !seen.has(incoming.sha256) && seen.add(incoming.sha256))
  const room = DOCUMENT_LIMITS.mostInAll - (row?.total ?? 0)
  if (fresh.length > room) throw new AppError('documents_refused', { issues: [{ path: `documents.${Math.max(0, room)}`, key: 'too_many' }] })
  return fresh
}
