import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { OfferCosts, Offers, QuotationDetail, StartQuotationInput } from '#contract/quotation.ts'
import { QUOTATION_LIMITS, type QuotationLine, type QuotationTerms, quotationTotals } from '#contract/quotation-values.ts'
import { enquiry, quotation } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findEnquiry } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#i18n/locales.ts'
import { asSaidBySheets, storedCost } from './cost-sources.ts'
import { dayAfter } from './day.ts'
import { nextNumber } from './number.ts'
import { listOfferable } from './offerable-things.ts'
import { readOfferCosts } from './offer-costs.ts'
import { readQuotation } from './read-quotation.ts'

/**
 * Begins an offer on an enquiry: its vehicles and parts at the prices of the catalogue, the costs of the way as the price sheets have them, and
 * the terms that the company has set. Permission `quotation.write`. Errors: `not_found`; `conflict` for an enquiry in quarantine.
 */
export async function startQuotation({ ctx, input }: { ctx: Ctx; input: StartQuotationInput }): Promise<QuotationDetail> {
  const staffId = requirePermission(ctx, 'quotation.write')
  const asked = await findEnquiry({ ctx, input: { id: input.enquiry_id } })
  if (asked.is_quarantined) throw new AppError('conflict')
  const { value: offers } = await readSettings({ ctx, group: 'offers' })
  const { draft, costs } = await firstTerms(ctx, asked, offers)
  const now = ctx.ports.clock.now()
  const id = await ctx.db.transaction(async (tx) => {
    // It may have been erased meanwhile.
    const [row] = await tx.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.id, asked.id)).for('share')
    if (row === undefined) throw new AppError('not_found')
    const [made] = await tx
      .insert(quotation)
      .values({
        number: await nextNumber(tx, now),
        enquiryId: asked.id,
        draft,
        costSources: asSaidBySheets(draft, costs, asked.country_iso2),
        totalCents: quotationTotals(draft).totalCents,
        validUntil: draft.valid_until,
        staffId,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: quotation.id, number: quotation.number })
    if (made === undefined) throw new Error('insert into quotation returned no row')
    await writeAudit(tx, { ctx, action: 'quotation.started', subjectKind: 'quotation', subjectId: made.id, detail: { number: made.number } })
    return made.id
  })
  return readQuotation(ctx, id)
}

async function firstTerms(ctx: Ctx, asked: EnquiryDetail, offers: Offers): Promise<{ draft: QuotationTerms; costs: OfferCosts }> {
  const locale: Locale = isLocale(asked.locale) ? asked.locale : DEFAULT_LOCALE
  const lines = await firstLines(ctx, asked, locale)
  const costs = await readOfferCosts(ctx, { country: asked.country_iso2, port: asked.destination_port ?? '', lines })
  const basis = asked.price_basis === null || asked.price_basis === 'unsure' ? (costs.freight_cents === null ? 'fob' : 'cif') : asked.price_basis
  const draft: QuotationTerms = {
    document: 'quotation',
    locale,
    buyer_name: asked.name.slice(0, 120),
    buyer_company: asked.company ?? '',
    buyer_address: asked.country_name,
    lines,
    basis,
    // What the freight is from, else where the company loads.
    loading_port: costs.mode === null ? offers.loading_port : (costs.loading_port ?? ''),
    destination_port: costs.port ?? asked.destination_port ?? '',
    discount_cents: 0,
    freight_cents: basis === 'fob' ? null : costs.freight_cents,
    insurance_cents: basis === 'cif' ? costs.insurance_cents : null,
    inspection_cents: storedCost('inspection_cents', costs.inspection_cents),
    deposit_percent: offers.deposit_percent,
    balance: offers.balance,
    ready_days: null,
    valid_until: dayAfter(ctx.ports.clock.now(), offers.valid_days),
    note: '',
  }
  return { draft, costs }
}

type Wanted = { kind: 'car' | 'used' | 'part'; sign: string; quantity: number }

async function firstLines(ctx: Ctx, asked: EnquiryDetail, locale: Locale): Promise<QuotationLine[]> {
  const wanted: Wanted[] = asked.items.flatMap(({ kind, sign, quantity }) => (kind === 'number' ? [] : [{ kind, sign, quantity }]))
  const sign = asked.car_model_sign
  // Whether the sign is a car's, a unit's or a part's, the catalogue knows.
  const own: Wanted[] =
    sign === null || wanted.length > 0 ? [] : (['car', 'used', 'part'] as const).map((kind) => ({ kind, sign, quantity: asked.quantity ?? 1 }))
  const all = [...own, ...wanted]
  const found = await listOfferable(ctx, { locale, things: all })
  const quantityOf = (line: { kind: string; sign: string | null }) => all.find((each) => each.kind === line.kind && same(each.sign, line.sign))?.quantity ?? 1
  const lines = found.map((thing) => ({ ...thing, quantity: Math.min(quantityOf(thing), QUOTATION_LIMITS.quantity), unit_cents: thing.list_cents }))
  if (lines.length > 0) return lines.slice(0, QUOTATION_LIMITS.lines)
  const title = asked.vehicle ?? asked.remark.split('\n')[0] ?? ''
  return [
    {
      kind: 'other',
      sign: null,
      title: title.slice(0, QUOTATION_LIMITS.title).trim() || '–',
      details: '',
      quantity: asked.quantity ?? 1,
      unit_cents: null,
      list_cents: null,
    },
  ]
}

function same(one: string, other: string | null): boolean {
  return one.toUpperCase() === other?.toUpperCase()
}
