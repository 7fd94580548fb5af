import { eq } from 'drizzle-orm'
import type { RecordEnquiryInput } from '#contract/enquiry.ts'
import type { QuotationDetail } from '#contract/quotation.ts'
import type { QuotationTerms } from '#contract/quotation-values.ts'
import type { Db } from '#core/db/client.ts'
import { enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { createTestCtx, enquiryInput, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { issueQuotation, saveQuotation, startQuotation } from './index.ts'

/** An enquiry as a buyer sends it. For tests. */
export async function addLead(db: Db, changes: Partial<RecordEnquiryInput> = {}, locale: 'en' | 'ar' = 'en'): Promise<{ id: number; reference: string }> {
  const { ctx } = createTestCtx(db, { locale })
  const { reference } = await recordEnquiry({ ctx, input: enquiryInput(changes), idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  if (row === undefined) throw new Error('no enquiry')
  return { id: row.id, reference }
}

/** An offer of one line that may go out. For tests. */
export async function addDraft(ctx: Ctx, enquiryId: number, changes: Partial<QuotationTerms> = {}): Promise<QuotationDetail> {
  const begun = await startQuotation({ ctx, input: { enquiry_id: enquiryId } })
  const line = { kind: 'other' as const, sign: null, title: 'BYD Dolphin', details: '', quantity: 2, unit_cents: 15_000_00, list_cents: 15_000_00 }
  const value = { ...begun.value, lines: [line], basis: 'fob' as const, loading_port: 'Shanghai', inspection_cents: null, ...changes }
  return saveQuotation({ ctx, input: { id: begun.id, version: begun.version, value } })
}

/** The same, sent out; `code` opens it for its buyer. For tests. */
export async function addOffer(ctx: Ctx, enquiryId: number, changes: Partial<QuotationTerms> = {}): Promise<{ detail: QuotationDetail; code: string }> {
  const draft = await addDraft(ctx, enquiryId, changes)
  const detail = await issueQuotation({ ctx, input: { id: draft.id, version: draft.version, is_mailed: true } })
  return { detail, code: codeOf(detail) }
}

/** The code of the latest version's link. */
export function codeOf(detail: QuotationDetail): string {
  return detail.versions[0]?.path.split('/').at(-1) ?? ''
}
