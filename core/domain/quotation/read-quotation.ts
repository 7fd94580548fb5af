import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { QuotationDetail, QuotationIdInput, QuotationVersion } from '#contract/quotation.ts'
import { SHIPPING_COSTS, quotationTotals } from '#contract/quotation-values.ts'
import { enquiry, mailDelivery, quotation, quotationVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { readPeople } from '#core/domain/staff/index.ts'
import { quotationCodes } from './codes.ts'
import { type CostedDraft, outdatedCosts } from './cost-sources.ts'
import { dayOf } from './day.ts'
import { needsApproval } from './discount-right.ts'
import { accountIn } from './make-snapshot.ts'
import { readMadeFrom, readMadeInto } from './made-from.ts'
import { selectRows } from './quotation-row.ts'

/** An offer with its versions, for staff. Permission `enquiry.read`. Throws `not_found`. */
export async function findQuotation({ ctx, input }: { ctx: Ctx; input: QuotationIdInput }): Promise<QuotationDetail> {
  requirePermission(ctx, 'enquiry.read')
  return readQuotation(ctx, input.id)
}

/** The same where the caller has checked the permission. */
export async function readQuotation(ctx: Ctx, id: number): Promise<QuotationDetail> {
  const today = dayOf(ctx.ports.clock.now())
  const [row] = await selectRows(ctx.db, eq(quotation.id, id), { today, limit: 1, offset: 0 })
  const [own] = await ctx.db
    .select({ held: quotation, mail: enquiry.mail })
    .from(quotation)
    .innerJoin(enquiry, eq(enquiry.id, quotation.enquiryId))
    .where(eq(quotation.id, id))
  if (row === undefined || own === undefined) throw new AppError('not_found')
  const { held, mail } = own
  const [{ value: offers }, versions, people, madeFrom, madeInto] = await Promise.all([
    readSettings({ ctx, group: 'offers' }),
    readVersions(ctx, id),
    readPeople(ctx.db, [held.approvedById]),
    readMadeFrom(ctx.db, held.madeFromId),
    readMadeInto(ctx.db, id),
  ])
  return {
    ...row,
    version: held.version,
    value: held.draft,
    is_changed: held.issuedVersion !== held.version,
    discount_basis_points: quotationTotals(held.draft).discountBasisPoints,
    needs_approval: await needsApproval(ctx, held),
    approved_by: people(held.approvedById),
    buyer_mail: mail,
    cost_sources: viewOfSources({ ...held, country: row.country_iso2 }),
    has_bank: accountIn(offers.bank) !== null,
    made_from: madeFrom,
    made_into: madeInto,
    versions,
  }
}

function viewOfSources(costed: CostedDraft): QuotationDetail['cost_sources'] {
  const outdated = outdatedCosts(costed)
  const entries = SHIPPING_COSTS.flatMap((name) => {
    const source = costed.costSources?.[name]
    return source === undefined ? [] : [[name, { by: source.by, units: source.units, port: source.port, is_outdated: outdated.includes(name) }] as const]
  })
  return Object.fromEntries(entries)
}

async function readVersions(ctx: Ctx, quotationId: number): Promise<QuotationVersion[]> {
  const rows = await ctx.db
    .select({ ...getTableColumns(quotationVersion), mailState: mailDelivery.status })
    .from(quotationVersion)
    .leftJoin(mailDelivery, and(eq(mailDelivery.quotationVersionId, quotationVersion.id), eq(mailDelivery.kind, 'quotation')))
    .where(eq(quotationVersion.quotationId, quotationId))
    .orderBy(desc(quotationVersion.revision))
  const key = await quotationCodes.readKey(ctx)
  const people = await readPeople(
    ctx.db,
    rows.map((row) => row.issuedById),
  )
  return rows.map((row) => ({
    revision: row.revision,
    issued_at: row.issuedAt.toISOString(),
    issued_by: people(row.issuedById),
    valid_until: row.validUntil,
    total_cents: row.snapshot.total_cents,
    verify_code: row.verifyCode,
    path: `/quotation/${quotationCodes.codeOf(key, row.mark)}`,
    mail_state: row.isMailed ? (row.mailState ?? 'pending') : 'none',
    opened_at: row.openedAt?.toISOString() ?? null,
    accepted_at: row.acceptedAt?.toISOString() ?? null,
    accepted_by: row.acceptedBy,
    declined_at: row.declinedAt?.toISOString() ?? null,
    decline_reason: row.declineReason,
    decline_message: row.declineMessage,
  }))
}
