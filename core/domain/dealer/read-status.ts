import { and, asc, eq, inArray } from 'drizzle-orm'
import { DEALER_STAGES, DOCUMENT_LIMITS, OPEN_DEALER_STAGES } from '#contract/dealer-values.ts'
import type { DealerDocument, DealerStatus, DealerStep } from '#contract/dealer.ts'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerApplication, dealerApplicationEvent, dealerDocument, staff } from '#core/db/schema/index.ts'

/** What an applicant may know of their application. Throws `not_found`. */
export async function readStatus(db: Tx, id: number): Promise<DealerStatus> {
  const [row] = await db
    .select({
      reference: dealerApplication.reference,
      company: dealerApplication.company,
      stage: dealerApplication.stage,
      createdAt: dealerApplication.createdAt,
      contact: staff.name,
    })
    .from(dealerApplication)
    .leftJoin(staff, eq(staff.id, dealerApplication.ownerId))
    .where(eq(dealerApplication.id, id))
  if (!row) throw new AppError('not_found')
  const [steps, documents] = await Promise.all([readSteps(db, id), readDocuments(db, id)])
  const { stage } = row
  const isOpen = OPEN_DEALER_STAGES.includes(stage)
  return {
    reference: row.reference,
    company: row.company,
    stage,
    submitted_at: row.createdAt.toISOString(),
    contact: row.contact,
    history: [{ stage: 'submitted', at: row.createdAt.toISOString(), message: null }, ...steps],
    documents,
    documents_left: isOpen ? Math.max(0, DOCUMENT_LIMITS.mostInAll - documents.length) : 0,
    may_withdraw: isOpen,
  }
}

/** The documents of an application in the order in which they came. */
export async function readDocuments(db: Tx, id: number): Promise<DealerDocument[]> {
  const rows = await db
    .select({
      id: dealerDocument.id,
      file_name: dealerDocument.fileName,
      content_type: dealerDocument.contentType,
      byte_size: dealerDocument.byteSize,
      createdAt: dealerDocument.createdAt,
    })
    .from(dealerDocument)
    .where(eq(dealerDocument.dealerApplicationId, id))
    .orderBy(asc(dealerDocument.id))
  return rows.map(({ createdAt, ...row }) => ({ ...row, received_at: createdAt.toISOString() }))
}

async function readSteps(db: Tx, id: number): Promise<DealerStep[]> {
  const rows = await db
    .select({ detail: dealerApplicationEvent.detail, createdAt: dealerApplicationEvent.createdAt })
    .from(dealerApplicationEvent)
    .where(and(eq(dealerApplicationEvent.dealerApplicationId, id), inArray(dealerApplicationEvent.kind, ['stage_changed'])))
    .orderBy(asc(dealerApplicationEvent.createdAt), asc(dealerApplicationEvent.id))
  return rows.flatMap(({ detail, createdAt }) => {
    const stage = DEALER_STAGES.find((known) => known === detail['to'])
    const message = typeof detail['message'] === 'string' ? detail['message'] : null
    return stage === undefined ? [] : [{ stage, at: createdAt.toISOString(), message }]
  })
}
