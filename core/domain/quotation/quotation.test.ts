import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isAppError } from '#contract/errors.ts'
import { quotationDetailSchema, quotationPageSchema, quotationTermsSchema } from '#contract/quotation.ts'
import { type QuotationTerms, quotationTotals } from '#contract/quotation-values.ts'
import { auditLog, country, enquiry, enquiryEvent, quotationVersion, setting, staffNotice } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { eraseCustomer, exportCustomer, linkCustomer } from '#core/domain/customer/index.ts'
import { findLandedPrice } from '#core/domain/landed-price/index.ts'
import { loadPricedStock } from '#core/domain/landed-price/testing.ts'
import { saveSettings } from '#core/domain/setting/index.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import {
  answerOffer,
  askApproval,
  decideQuotation,
  findOfferableThings,
  findOfferCosts,
  findOffer,
  findQuotation,
  issueQuotation,
  keepCosts,
  listQuotations,
  lookAtEnds,
  prepareQuotationMail,
  prepareQuotationNotice,
  quotationSheet,
  saveQuotation,
  startProforma,
  startQuotation,
  verifyDocument,
  withdrawQuotation,
} from './index.ts'
import { addDraft, addLead, addOffer, codeOf } from './testing.ts'

const SALES = ['enquiry.read', 'enquiry.write', 'quotation.write']
const MANAGER = [...SALES, 'quotation.approve']
const CAR = 'byd-dolphin-active-420-km-2024'
/** Admitted in Thailand, whose wheel is on the right. */
const RIGHT_HAND = 'kia-ev5-long-range-export-2025'
const BANK = { beneficiary: 'Quayline Exports Ltd', bank: 'Bank of Tests', address: 'Shanghai', account: '1234 5678 9012', swift: 'TESTCNSH' }
const DAY_MS = 86_400_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await database.db.insert(setting).values({ key: 'company', value: { name: 'Quayline' } })
  await saveSettings({
    ctx,
    input: { group: 'offers', version: 0, value: { ...UNSET_SETTINGS.offers, bank: BANK, discount_percent: 5, loading_port: 'Shanghai' } },
  })
  await seedCountries({ ctx })
  await loadPricedStock(database.db)
}, 120_000)
afterAll(() => database.drop())

async function setUp(permissions: readonly string[] = SALES) {
  const actor = await addStaff(database.db, permissions)
  return { actor, ...createTestCtx(database.db, { actor }), visitor: createTestCtx(database.db) }
}

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return isAppError(error) ? { key: error.key, paths: error.issues.map(({ path }) => path) } : error
}

async function eventsOf(enquiryId: number): Promise<string[]> {
  const rows = await database.db.select({ kind: enquiryEvent.kind }).from(enquiryEvent).where(eq(enquiryEvent.enquiryId, enquiryId)).orderBy(enquiryEvent.id)
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('quotation_'))
}

describe('a draft (R23.7)', () => {
  it('begins with what the lead asks for, at the figures that the API tells of the port', async () => {
    const { ctx } = await setUp()
    const lead = await addLead(database.db, { car_model_sign: CAR, country: 'Kenya', destination_port: 'mombasa', quantity: 3, price_basis: 'cif' })
    const detail = quotationDetailSchema.parse(await startQuotation({ ctx, input: { enquiry_id: lead.id } }))
    const { value } = detail
    const landed = await findLandedPrice({ ctx, input: { kind: 'new', id: CAR, country: 'KE', port: 'Mombasa', mode: 'roro' } })
    const container = await findLandedPrice({ ctx, input: { kind: 'new', id: CAR, country: 'KE', port: 'Mombasa', mode: 'container' } })
    const best = [landed, container].filter(({ cif_usd }) => cif_usd !== null).toSorted((one, other) => Number(one.cif_usd) - Number(other.cif_usd))[0]
    expect(value.lines).toMatchObject([{ kind: 'car', sign: CAR, quantity: 3, unit_cents: Number(best?.fob_usd) * 100 }])
    expect(value).toMatchObject({
      basis: 'cif',
      destination_port: 'Mombasa',
      loading_port: best?.loading_port,
      locale: 'en',
      deposit_percent: 30,
      valid_until: '2026-12-05',
    })
    // An inspection is paid besides: the price to the port is the same here, on the document and on the site.
    const { basisCents, totalCents } = quotationTotals({ ...value, inspection_cents: 86_500 })
    expect([basisCents, totalCents - basisCents]).toEqual([Number(best?.cif_usd) * 3 * 100, 86_500])
    expect(detail.number).toMatch(/^Q2026-\d{5}$/)
    expect(detail).toMatchObject({ state: 'draft', revision: 0, version: 1, is_changed: true, needs_approval: false, has_bank: true, versions: [] })
  })

  it('of a lead without a known port or vehicle leaves open what nobody knows', async () => {
    const { ctx } = await setUp()
    const lead = await addLead(database.db, { country: 'Kenya', remark: 'Two pickups\nplease' })
    const { value } = await startQuotation({ ctx, input: { enquiry_id: lead.id } })
    expect(value).toMatchObject({
      basis: 'fob',
      freight_cents: null,
      insurance_cents: null,
      lines: [{ kind: 'other', title: 'Two pickups', unit_cents: null }],
    })
    expect(quotationTermsSchema.safeParse(value).success).toBe(true)
  })

  it('takes numbers without a gap, also where several begin at once', async () => {
    const { ctx } = await setUp()
    const lead = await addLead(database.db)
    const made = await Promise.all(Array.from({ length: 8 }, () => startQuotation({ ctx, input: { enquiry_id: lead.id } })))
    const numbers = made.map(({ number }) => Number(number.split('-')[1])).toSorted((one, other) => one - other)
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('is not written over what somebody has saved meanwhile, and forgets costs that its basis does not hold', async () => {
    const { ctx } = await setUp()
    const draft = await addDraft(ctx, (await addLead(database.db)).id)
    const value: QuotationTerms = { ...draft.value, basis: 'cfr', freight_cents: 900_00, insurance_cents: 50_00 }
    const saved = await saveQuotation({ ctx, input: { id: draft.id, version: draft.version, value } })
    expect(saved.value).toMatchObject({ freight_cents: 900_00, insurance_cents: null })
    expect(await failureOf(saveQuotation({ ctx, input: { id: draft.id, version: draft.version, value } }))).toMatchObject({ key: 'conflict' })
    // What is the same already stays as it is.
    expect((await saveQuotation({ ctx, input: { id: draft.id, version: saved.version, value: saved.value } })).version).toBe(saved.version)
  })

  it('refuses a discount above the sum and a day that has passed while it is written (R23.91)', async () => {
    const { ctx } = await setUp()
    const draft = await addDraft(ctx, (await addLead(database.db)).id)
    const save = (changes: Partial<QuotationTerms>) =>
      failureOf(saveQuotation({ ctx, input: { id: draft.id, version: draft.version, value: { ...draft.value, ...changes } } }))
    expect(await save({ discount_cents: 30_000_01 })).toEqual({ key: 'validation_failed', paths: ['value.discount_cents'] })
    expect(await save({ valid_until: '2026-11-20' })).toEqual({ key: 'validation_failed', paths: ['value.valid_until'] })
    const saved = await saveQuotation({ ctx, input: { id: draft.id, version: draft.version, value: { ...draft.value, inspection_cents: 0 } } })
    expect(saved.value.inspection_cents).toBeNull()
  })

  it('names the country of the buyer in the language of the document, and leaves an address as it was written (R23.91)', async () => {
    const { ctx } = await setUp()
    const lead = await addLead(database.db, { country: 'Germany' })
    const begun = await startQuotation({ ctx, input: { enquiry_id: lead.id } })
    expect(begun.value.buyer_address).toBe('Germany')
    const value = { ...begun.value, locale: 'es' as const }
    const spanish = await saveQuotation({ ctx, input: { id: begun.id, version: begun.version, value } })
    expect(spanish.value.buyer_address).toBe('Alemania')
    const written = { ...spanish.value, buyer_address: 'Calle 7, Alemania' }
    const kept = await saveQuotation({ ctx, input: { id: begun.id, version: spanish.version, value: written } })
    const last = await saveQuotation({ ctx, input: { id: begun.id, version: kept.version, value: { ...kept.value, locale: 'de' } } })
    expect(last.value.buyer_address).toBe('Calle 7, Alemania')
  })

  it('is written by nobody without the right, and seen by whoever may see leads', async () => {
    const { ctx } = await setUp()
    const draft = await addDraft(ctx, (await addLead(database.db)).id)
    const reader = (await setUp(['enquiry.read'])).ctx
    expect((await findQuotation({ ctx: reader, input: { id: draft.id } })).number).toBe(draft.number)
    for (const work of [
      () => startQuotation({ ctx: reader, input: { enquiry_id: draft.enquiry.id } }),
      () => saveQuotation({ ctx: reader, input: { id: draft.id, version: draft.version, value: draft.value } }),
      () => issueQuotation({ ctx: reader, input: { id: draft.id, version: draft.version, is_mailed: false } }),
      () => withdrawQuotation({ ctx: reader, input: { id: draft.id } }),
      () => decideQuotation({ ctx, input: { id: draft.id, version: draft.version, is_approved: true } }),
    ])
      expect(await failureOf(work())).toMatchObject({ key: 'forbidden' })
  })
})

describe('costs of the way (R23.91)', () => {
  const begin = async () => {
    const staff = await setUp()
    const lead = await addLead(database.db, { car_model_sign: CAR, country: 'Kenya', destination_port: 'Mombasa', quantity: 2, price_basis: 'cif' })
    const begun = await startQuotation({ ctx: staff.ctx, input: { enquiry_id: lead.id } })
    const save = async (held: { id: number; version: number }, value: QuotationTerms) =>
      saveQuotation({ ctx: staff.ctx, input: { id: held.id, version: held.version, value } })
    return { ...staff, lead, begun, save, issue: (version: number) => issueQuotation({ ctx: staff.ctx, input: { id: begun.id, version, is_mailed: false } }) }
  }
  const times = (value: QuotationTerms, quantity: number) => ({ ...value, lines: value.lines.map((line) => ({ ...line, quantity })) })

  it('that the sheets have said follow the pieces and the port', async () => {
    const { begun, save, ctx, lead } = await begin()
    expect(begun.cost_sources.freight_cents).toEqual({ by: 'sheets', units: 2, port: 'Mombasa', is_outdated: false })
    const more = await save(begun, times(begun.value, 5))
    expect(more.value.freight_cents).toBe((Number(begun.value.freight_cents) / 2) * 5)
    expect(more.value.insurance_cents).toBe((Number(begun.value.insurance_cents) / 2) * 5)
    expect(more.cost_sources.freight_cents).toEqual({ by: 'sheets', units: 5, port: 'Mombasa', is_outdated: false })
    const { lines } = more.value
    const asked = { enquiry_id: lead.id, destination_port: 'Mombasa', lines: lines.map(({ kind, sign, quantity }) => ({ kind, sign, quantity })) }
    expect(more.value.freight_cents).toBe((await findOfferCosts({ ctx, input: asked })).freight_cents)
    // A change that ships nothing else reads no sheet anew.
    expect((await save(more, { ...more.value, note: 'Soon' })).value.freight_cents).toBe(more.value.freight_cents)
  })

  it('that somebody wrote stay, and keep it from going out until somebody sees to them', async () => {
    const { begun, save, issue, ctx } = await begin()
    const typed = await save(begun, { ...begun.value, freight_cents: 4_321_00 })
    expect(typed.cost_sources.freight_cents).toMatchObject({ by: 'hand', units: 2, is_outdated: false })
    const more = await save(typed, times(typed.value, 3))
    expect(more.value.freight_cents).toBe(4_321_00)
    expect(more.value.insurance_cents).toBe((Number(begun.value.insurance_cents) / 2) * 3)
    expect(more.cost_sources.freight_cents).toEqual({ by: 'hand', units: 2, port: 'Mombasa', is_outdated: true })
    expect(await failureOf(issue(more.version))).toEqual({ key: 'validation_failed', paths: ['value.freight_cents'] })
    expect(await failureOf(askApproval({ ctx, input: { id: more.id, version: more.version } }))).toMatchObject({ paths: ['value.freight_cents'] })
    const kept = await keepCosts({ ctx, input: { id: more.id, version: more.version } })
    expect(kept.cost_sources).toMatchObject({ freight_cents: { by: 'hand', units: 3, is_outdated: false }, insurance_cents: { by: 'sheets' } })
    expect(await issue(kept.version)).toMatchObject({ state: 'issued' })
  })

  it('that the sheets do not know for the new way stay and are outdated', async () => {
    const { begun, save, issue } = await begin()
    const elsewhere = await save(begun, { ...begun.value, destination_port: 'Nowhere' })
    expect(elsewhere.value.freight_cents).toBe(begun.value.freight_cents)
    expect(elsewhere.cost_sources.freight_cents).toMatchObject({ port: 'Mombasa', is_outdated: true })
    expect(await failureOf(issue(elsewhere.version))).toMatchObject({ paths: ['value.freight_cents', 'value.insurance_cents', 'value.inspection_cents'] })
    const typed = await save(elsewhere, { ...elsewhere.value, freight_cents: 5_000_00, insurance_cents: 60_00, inspection_cents: 90_00 })
    expect(await issue(typed.version)).toMatchObject({ state: 'issued' })
  })

  it('of another country of the buyer are outdated too, and what was agreed does not follow the sheets', async () => {
    const { begun, save, issue, ctx, lead, visitor } = await begin()
    const issued = await issue(begun.version)
    await answerOffer({ ctx: visitor.ctx, input: { answer: 'accept', code: codeOf(issued), revision: 1, name: 'Amina', consent: true } })
    const proforma = await startProforma({ ctx, input: { id: begun.id } })
    expect(proforma.cost_sources.freight_cents).toMatchObject({ by: 'hand', is_outdated: false })
    const more = await save(proforma, times(proforma.value, 4))
    expect(more.value.freight_cents).toBe(begun.value.freight_cents)
    expect(more.cost_sources.freight_cents?.is_outdated).toBe(true)
    await keepCosts({ ctx, input: { id: more.id, version: more.version } })
    const [thailand] = await database.db.select({ id: country.id }).from(country).where(eq(country.iso2, 'TH'))
    await database.db
      .update(enquiry)
      .set({ countryId: thailand?.id ?? 0 })
      .where(eq(enquiry.id, lead.id))
    expect((await findQuotation({ ctx, input: { id: more.id } })).cost_sources.freight_cents?.is_outdated).toBe(true)
  })
})

describe('going out', () => {
  it('is refused while anything is open that the document promises', async () => {
    const { ctx } = await setUp()
    const { id } = await addLead(database.db)
    const issue = (changes: Partial<QuotationTerms>) =>
      failureOf(addDraft(ctx, id, changes).then((draft) => issueQuotation({ ctx, input: { id: draft.id, version: draft.version, is_mailed: false } })))
    const line = { kind: 'other' as const, sign: null, title: 'A', details: '', quantity: 1, unit_cents: null, list_cents: null }
    expect(await issue({ lines: [line] })).toMatchObject({ key: 'validation_failed', paths: ['value.lines.0.unit_cents', 'value.discount_cents'] })
    expect(await issue({ basis: 'cif', destination_port: '', freight_cents: null })).toMatchObject({
      paths: ['value.destination_port', 'value.freight_cents', 'value.insurance_cents'],
    })
    expect(await issue({ loading_port: '' })).toMatchObject({ paths: ['value.loading_port'] })
    expect(await issue({ valid_until: '2026-11-20' })).toMatchObject({ paths: ['value.valid_until'] })
    expect(await issue({ balance: 'against_documents', deposit_percent: 0 })).toMatchObject({ paths: ['value.deposit_percent'] })
  })

  it('freezes a version, quotes the lead, answers the clock and puts the mail into the outbox', async () => {
    const { ctx, jobs } = await setUp()
    const lead = await addLead(database.db)
    const { detail } = await addOffer(ctx, lead.id)
    expect(detail).toMatchObject({ state: 'issued', revision: 1, is_changed: false, total_cents: 30_000_00 })
    expect(detail.versions).toMatchObject([{ revision: 1, mail_state: 'pending', total_cents: 30_000_00, opened_at: null }])
    const [row] = await database.db.select().from(enquiry).where(eq(enquiry.id, lead.id))
    expect([row?.status, row?.firstResponseAt?.toISOString()]).toEqual(['quoted', '2026-11-21T08:00:00.000Z'])
    expect(jobs.sent.filter(({ name }) => name === 'quotation-mail')).toHaveLength(1)
    expect(await eventsOf(lead.id)).toEqual(['quotation_issued'])
    const [version] = await database.db.select().from(quotationVersion).where(eq(quotationVersion.quotationId, detail.id))
    const mail = await prepareQuotationMail({ ctx, input: { versionId: version?.id ?? 0 } })
    expect(mail).toMatchObject({ enquiryId: lead.id, code: codeOf(detail), snapshot: { bank: BANK, reference: lead.reference } })
  })

  it('above the discount that a salesperson gives alone needs somebody who may, and a change takes the approval back (R23.8)', async () => {
    const { ctx, jobs } = await setUp()
    const manager = await setUp(MANAGER)
    const lead = await addLead(database.db)
    const draft = await addDraft(ctx, lead.id, { discount_cents: 1_500_01 })
    expect(draft).toMatchObject({ needs_approval: true, discount_basis_points: 501 })
    const issue = (version: number) => issueQuotation({ ctx, input: { id: draft.id, version, is_mailed: false } })
    expect(await failureOf(issue(draft.version))).toMatchObject({ key: 'forbidden' })
    const waiting = await askApproval({ ctx, input: { id: draft.id, version: draft.version } })
    expect(waiting.state).toBe('waiting')
    expect(jobs.sent.at(-1)).toMatchObject({ name: 'quotation-notice', payload: { about: 'approval_asked' } })
    const notice = await prepareQuotationNotice({ ctx, input: { quotationId: draft.id, about: 'approval_asked' } })
    expect(notice?.recipients).toContainEqual(expect.stringContaining('@example.com'))
    const decide = { id: draft.id, version: waiting.version }
    expect((await decideQuotation({ ctx: manager.ctx, input: { ...decide, is_approved: false } })).state).toBe('draft')
    expect(await failureOf(decideQuotation({ ctx: manager.ctx, input: { ...decide, is_approved: true } }))).toMatchObject({ key: 'conflict' })
    await askApproval({ ctx, input: { id: draft.id, version: draft.version } })
    const approved = await decideQuotation({ ctx: manager.ctx, input: { ...decide, is_approved: true } })
    expect(approved).toMatchObject({ state: 'approved', approved_by: { id: manager.actor.staffId } })
    const value = { ...approved.value, discount_cents: 1_600_00 }
    const changed = await saveQuotation({ ctx, input: { id: draft.id, version: approved.version, value } })
    expect(changed).toMatchObject({ state: 'draft', approved_by: null, needs_approval: true })
    // A price below the catalogue's is a discount too; whoever may approve needs nobody.
    const below = await addDraft(ctx, lead.id, { lines: draft.value.lines.map((line) => ({ ...line, unit_cents: 14_000_00 })) })
    expect(below).toMatchObject({ needs_approval: true, discount_basis_points: 667 })
    expect((await findQuotation({ ctx: manager.ctx, input: { id: below.id } })).needs_approval).toBe(false)
    const passed = await issueQuotation({ ctx: manager.ctx, input: { id: below.id, version: below.version, is_mailed: false } })
    expect(passed).toMatchObject({ state: 'issued', versions: [{ mail_state: 'none' }] })
    // A link for what the buyer can see already is the one that there is (R23.91).
    const again = await issueQuotation({ ctx: manager.ctx, input: { id: below.id, version: below.version, is_mailed: false } })
    expect(again).toMatchObject({ revision: 1, versions: [{ path: passed.versions[0]?.path }] })
  })

  it('writes what was done into the audit log, without the buyer', async () => {
    const { ctx, actor } = await setUp()
    const { detail } = await addOffer(ctx, (await addLead(database.db)).id)
    await withdrawQuotation({ ctx, input: { id: detail.id } })
    const rows = await database.db
      .select({ action: auditLog.action, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'quotation'), eq(auditLog.subjectId, String(detail.id)), eq(auditLog.staffId, actor.staffId)))
      .orderBy(auditLog.id)
    expect(rows.map(({ action }) => action)).toEqual(['quotation.started', 'quotation.saved', 'quotation.issued', 'quotation.withdrawn'])
    expect(JSON.stringify(rows)).not.toContain('Amina')
  })
})

describe('the buyer (R23.9)', () => {
  it('opens, accepts once, and nobody changes it any more', async () => {
    const { ctx, jobs, visitor } = await setUp()
    const lead = await addLead(database.db)
    const { detail, code } = await addOffer(ctx, lead.id)
    expect(await findOffer({ ctx: visitor.ctx, input: { code } })).toMatchObject({ state: 'open', snapshot: { number: detail.number, total_cents: 30_000_00 } })
    await findOffer({ ctx: visitor.ctx, input: { code } })
    // Another version is being written meanwhile: what counts is what the buyer has.
    await saveQuotation({ ctx, input: { id: detail.id, version: detail.version, value: { ...detail.value, discount_cents: 100_00 } } })
    const accept = { answer: 'accept' as const, code, revision: 1, name: 'Amina Odhiambo', consent: true as const }
    await Promise.all([answerOffer({ ctx: visitor.ctx, input: accept }), answerOffer({ ctx: visitor.ctx, input: accept })])
    expect(await findOffer({ ctx: visitor.ctx, input: { code } })).toMatchObject({ state: 'accepted', acceptedBy: 'Amina Odhiambo', answeredOn: '2026-11-21' })
    expect(await eventsOf(lead.id)).toEqual(['quotation_issued', 'quotation_opened', 'quotation_accepted'])
    expect(visitor.jobs.sent.filter(({ name }) => name === 'quotation-notice')).toHaveLength(1)
    expect(jobs.sent.some(({ name }) => name === 'quotation-notice')).toBe(false)
    const held = await findQuotation({ ctx, input: { id: detail.id } })
    expect(held).toMatchObject({
      state: 'accepted',
      total_cents: 30_000_00,
      is_changed: false,
      value: { discount_cents: 0 },
      versions: [{ accepted_by: 'Amina Odhiambo' }],
    })
    for (const work of [
      () => saveQuotation({ ctx, input: { id: detail.id, version: held.version, value: held.value } }),
      () => issueQuotation({ ctx, input: { id: detail.id, version: held.version, is_mailed: false } }),
      () => withdrawQuotation({ ctx, input: { id: detail.id } }),
      () => answerOffer({ ctx: visitor.ctx, input: { answer: 'decline', code, revision: 1, reason: 'price', message: '' } }),
    ])
      expect(await failureOf(work())).toMatchObject({ key: 'conflict' })
  })

  it('declines with a reason, gets a better version, and the old link says that there is one', async () => {
    const { ctx, visitor } = await setUp()
    const lead = await addLead(database.db)
    const { detail, code } = await addOffer(ctx, lead.id)
    await answerOffer({ ctx: visitor.ctx, input: { answer: 'decline', code, revision: 1, reason: 'price', message: 'Two per cent less?' } })
    const notice = await prepareQuotationNotice({ ctx, input: { quotationId: detail.id, about: 'declined' } })
    expect(notice).toMatchObject({ reason: 'price', message: 'Two per cent less?', recipients: [expect.stringContaining('@example.com')] })
    const declined = await findQuotation({ ctx, input: { id: detail.id } })
    const saved = await saveQuotation({ ctx, input: { id: detail.id, version: declined.version, value: { ...declined.value, discount_cents: 600_00 } } })
    const second = await issueQuotation({ ctx, input: { id: detail.id, version: saved.version, is_mailed: true } })
    expect(second).toMatchObject({ state: 'issued', revision: 2, total_cents: 29_400_00 })
    expect(await findOffer({ ctx: visitor.ctx, input: { code } })).toMatchObject({ state: 'superseded', snapshot: { total_cents: 30_000_00 } })
    expect(await findOffer({ ctx: visitor.ctx, input: { code: codeOf(second) } })).toMatchObject({ state: 'open', snapshot: { total_cents: 29_400_00 } })
    expect(await failureOf(answerOffer({ ctx: visitor.ctx, input: { answer: 'accept', code, revision: 1, name: 'A', consent: true } }))).toMatchObject({
      key: 'conflict',
    })
  })

  it('who holds no code that was given, or forgets a field, gets nothing', async () => {
    const { ctx, visitor } = await setUp()
    const { code } = await addOffer(ctx, (await addLead(database.db)).id)
    const forged = `${code.slice(0, -2)}AA`
    expect(await failureOf(findOffer({ ctx: visitor.ctx, input: { code: forged } }))).toMatchObject({ key: 'not_found' })
    expect(await failureOf(findOffer({ ctx: visitor.ctx, input: { code: '' } }))).toMatchObject({ key: 'not_found' })
    const accept = { answer: 'accept', code, revision: 1, name: ' ', consent: false } as never
    expect(await failureOf(answerOffer({ ctx: visitor.ctx, input: accept }))).toMatchObject({ key: 'validation_failed', paths: ['name', 'consent'] })
    const decline = { answer: 'decline', code, revision: 1, reason: '', message: '' } as never
    expect(await failureOf(answerOffer({ ctx: visitor.ctx, input: decline }))).toMatchObject({ key: 'validation_failed', paths: ['reason'] })
  })

  it('is reminded once before the end, and what has ended is noted once', async () => {
    const { ctx, clock, jobs, visitor } = await setUp()
    const lead = await addLead(database.db)
    const { detail, code } = await addOffer(ctx, lead.id, { valid_until: '2026-12-01' })
    const system = { ...ctx, actor: { kind: 'system' as const } }
    const mine = () => jobs.sent.filter(({ payload }) => 'kind' in payload && payload.kind === 'quotation_reminder').length
    await lookAtEnds({ ctx: system })
    expect(mine()).toBe(0)
    clock.advance(8 * DAY_MS)
    await lookAtEnds({ ctx: system })
    await lookAtEnds({ ctx: system })
    expect(mine()).toBeGreaterThan(0)
    expect((await eventsOf(lead.id)).filter((kind) => kind === 'quotation_reminded')).toHaveLength(1)
    clock.advance(2 * DAY_MS)
    // The last day still counts.
    visitor.clock.advance(10 * DAY_MS)
    expect(await findOffer({ ctx: visitor.ctx, input: { code } })).toMatchObject({ state: 'open' })
    clock.advance(DAY_MS)
    visitor.clock.advance(DAY_MS)
    await lookAtEnds({ ctx: system })
    await lookAtEnds({ ctx: system })
    expect((await eventsOf(lead.id)).filter((kind) => kind === 'quotation_lapsed')).toHaveLength(1)
    expect((await findQuotation({ ctx, input: { id: detail.id } })).state).toBe('lapsed')
    expect(await findOffer({ ctx: visitor.ctx, input: { code } })).toMatchObject({ state: 'lapsed' })
    const list = quotationPageSchema.parse(await listQuotations({ ctx, input: { state: 'lapsed', word: detail.number, page: 1, page_size: 25 } }))
    expect(list.list.map(({ number }) => number)).toEqual([detail.number])
    expect((await listQuotations({ ctx, input: { state: 'issued', word: detail.number, page: 1, page_size: 25 } })).total).toBe(0)
  })
})

describe('the code on the document (R23.10)', () => {
  it('says what the paper must say, however it is typed, and what became of it', async () => {
    const { ctx, visitor } = await setUp()
    const { detail } = await addOffer(ctx, (await addLead(database.db)).id)
    const code = detail.versions[0]?.verify_code ?? ''
    const verify = (text: string) => verifyDocument({ ctx: visitor.ctx, input: { code: text } })
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
    const found = await verify(` ${code.toLowerCase().replaceAll('-', ' ')} `)
    expect(found).toMatchObject({ isUnaltered: true, isBankCurrent: true, state: 'open', snapshot: { number: detail.number, bank: BANK } })
    expect(await verify('AAAA-AAAA-AAAA')).toBeNull()
    expect(await verify('')).toBeNull()
    await withdrawQuotation({ ctx, input: { id: detail.id } })
    expect(await verify(code)).toMatchObject({ state: 'withdrawn' })
  })

  it('notices what was changed behind our back, and an account that is no longer ours', async () => {
    const { ctx, visitor } = await setUp()
    const { detail } = await addOffer(ctx, (await addLead(database.db)).id)
    const code = detail.versions[0]?.verify_code ?? ''
    const [row] = await database.db.select().from(quotationVersion).where(eq(quotationVersion.quotationId, detail.id))
    const snapshot = row?.snapshot
    if (snapshot === undefined || snapshot.bank === null) throw new Error('no version')
    const write = (changed: typeof snapshot) =>
      database.db
        .update(quotationVersion)
        .set({ snapshot: changed })
        .where(eq(quotationVersion.id, row?.id ?? 0))
    await write({ ...snapshot, bank: { ...snapshot.bank, account: '9999' } })
    expect(await verifyDocument({ ctx: visitor.ctx, input: { code } })).toMatchObject({ isUnaltered: false, isBankCurrent: false })
    await write(snapshot)
    expect(await verifyDocument({ ctx: visitor.ctx, input: { code } })).toMatchObject({ isUnaltered: true, isBankCurrent: true })
  })
})

describe('a person', () => {
  it('has their offers in what is handed to them, and takes them along when they are erased', async () => {
    const { ctx } = await setUp([...SALES, 'customer.privacy'])
    const lead = await addLead(database.db)
    const { detail } = await addOffer(ctx, lead.id)
    await linkCustomer({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { thing: 'enquiry', id: lead.id } })
    const [row] = await database.db.select({ customerId: enquiry.customerId }).from(enquiry).where(eq(enquiry.id, lead.id))
    const input = { id: row?.customerId ?? 0 }
    let file = ''
    for await (const chunk of (await exportCustomer({ ctx, input })).chunks) file += chunk
    expect(file).toContain(detail.number)
    await eraseCustomer({ ctx, input })
    expect(await failureOf(findQuotation({ ctx, input: { id: detail.id } }))).toMatchObject({ key: 'not_found' })
    expect(await verifyDocument({ ctx, input: { code: detail.versions[0]?.verify_code ?? '' } })).toBeNull()
    expect(await eventsOf(lead.id)).toEqual(['quotation_issued'])
  })
})

describe('help for the salesperson', () => {
  it('finds vehicles and parts as lines, and says the costs of all of them together or nothing', async () => {
    const { ctx } = await setUp()
    // One search asks for the same names many times at once.
    const kept = { ...ctx, ports: { ...ctx.ports, cache: createMemoryCache() } }
    const found = await findOfferableThings({ ctx: kept, input: { word: 'byd dolphin', locale: 'en' } })
    expect(found.some(({ sign, list_cents }) => sign === CAR && list_cents !== null)).toBe(true)
    const lead = await addLead(database.db, { country: 'Kenya' })
    const costs = (lines: { kind: 'car' | 'part'; sign: string; quantity: number }[]) =>
      findOfferCosts({ ctx, input: { enquiry_id: lead.id, destination_port: 'Mombasa', lines } })
    const one = await costs([{ kind: 'car', sign: CAR, quantity: 1 }])
    const two = await costs([{ kind: 'car', sign: CAR, quantity: 2 }])
    expect(one.freight_cents).toBeGreaterThan(0)
    expect(two.freight_cents).toBe(Number(one.freight_cents) * 2)
    expect(await costs([{ kind: 'part', sign: 'X', quantity: 1 }])).toMatchObject({ port: 'Mombasa', freight_cents: null })
  })

  it('names the port that the freight is from, parts CIF from the inspection, and tells the duties as the site does', async () => {
    const { ctx } = await setUp()
    const lead = await addLead(database.db, { country: 'Thailand', car_model_sign: RIGHT_HAND, destination_port: 'Laem Chabang', quantity: 2 })
    const { value, ...begun } = await startQuotation({ ctx, input: { enquiry_id: lead.id } })
    const way = { country: 'TH', port: 'Laem Chabang' }
    const landed = await Promise.all(
      (['roro', 'container'] as const).map((mode) => findLandedPrice({ ctx, input: { kind: 'new', id: RIGHT_HAND, mode, ...way } })),
    )
    const best = landed.find(({ freight_usd }) => freight_usd !== null && freight_usd * 200 === value.freight_cents)
    expect(value).toMatchObject({ basis: 'cif', loading_port: best?.loading_port })
    const ready = await saveQuotation({ ctx, input: { id: begun.id, version: begun.version, value: { ...value, inspection_cents: 590_00 } } })
    const { versions } = await issueQuotation({ ctx, input: { id: begun.id, version: ready.version, is_mailed: false } })
    const [row] = await database.db.select().from(quotationVersion).where(eq(quotationVersion.quotationId, begun.id))
    if (row === undefined || best === undefined) throw new Error('no version')
    expect(versions).toHaveLength(1)
    const sheet = await quotationSheet({ snapshot: row.snapshot, locale: 'en', check: null })
    const amounts = Object.fromEntries(sheet.sums.map(({ label, amount }) => [label, amount]))
    const dollars = (usd: number) => `US$${usd.toLocaleString('en')}`
    expect(amounts['CIF Laem Chabang']).toBe(dollars(2 * (best.cif_usd ?? 0)))
    expect(amounts['Total to pay']).toBe(dollars(2 * (best.cif_usd ?? 0) + 590))
    expect(sheet.estimate?.facts.find(({ label }) => label === 'Value added tax')?.value).toBe(dollars(2 * (best.vat ?? 0)))
    expect(sheet.estimate?.facts.at(-1)?.value).toBe(dollars(2 * (best.landed_total_usd ?? 0) - 2 * (best.inspection_usd ?? 0) + 590))
    expect(sheet.estimate?.label).toBe('Duties and taxes in Thailand, estimate')
  })
})

it('makes one sheet of finished words in the language of whoever reads it', async () => {
  const { ctx } = await setUp()
  const { detail } = await addOffer(ctx, (await addLead(database.db)).id, { deposit_percent: 0, note: 'One\n\nTwo', ready_days: 20 })
  const [row] = await database.db.select().from(quotationVersion).where(eq(quotationVersion.quotationId, detail.id))
  if (row === undefined) throw new Error('no version')
  const check = { address: 'https://www.quayline.example/verify', code: row.verifyCode }
  const sheet = await quotationSheet({ snapshot: row.snapshot, locale: 'en', check })
  expect(sheet).toMatchObject({ title: 'Quotation', mark: null, direction: 'ltr', remarks: { lines: ['One', 'Two'] } })
  expect(sheet.sums.map(({ label, amount }) => `${label}: ${amount}`)).toEqual(['Goods, FOB Shanghai: US$30,000', 'Total FOB Shanghai: US$30,000'])
  expect(sheet.terms.facts.map(({ value }) => value)).toEqual([
    'FOB Shanghai (Incoterms® 2020)',
    'Shanghai',
    'Mombasa',
    '100% by bank transfer before shipment',
    'ready for shipment within 20 days of your payment',
  ])
  expect(sheet.check?.matrix.length).toBeGreaterThan(20)
  expect((await quotationSheet({ snapshot: row.snapshot, locale: 'ar', check: null })).direction).toBe('rtl')
  // Amounts stand below each other: all with cents where one has some.
  const terms = { ...row.snapshot.terms, discount_cents: 12_50 }
  const { rows, sums } = await quotationSheet({ snapshot: { ...row.snapshot, terms }, locale: 'en', check: null })
  expect([rows[0]?.unitPrice, ...sums.map(({ amount }) => amount)]).toEqual(['US$15,000.00', 'US$30,000.00', '-US$12.50', 'US$29,987.50'])
})

describe('a pro-forma of an offer that the buyer has', () => {
  const terms = {
    discount_cents: 3_000_00,
    basis: 'cif' as const,
    destination_port: 'Jeddah',
    freight_cents: 2_000_00,
    insurance_cents: 90_00,
    note: 'Two keys',
    deposit_percent: 40,
  }

  it('begins with everything that was accepted, keeps its approval, and goes out', async () => {
    const { ctx, visitor } = await setUp()
    const boss = await setUp(MANAGER)
    const lead = await addLead(database.db)
    const draft = await addDraft(ctx, lead.id, terms)
    const asked = await askApproval({ ctx, input: { id: draft.id, version: draft.version } })
    await decideQuotation({ ctx: boss.ctx, input: { id: draft.id, version: asked.version, is_approved: true } })
    const offer = await issueQuotation({ ctx, input: { id: draft.id, version: draft.version, is_mailed: false } })
    await answerOffer({ ctx: visitor.ctx, input: { answer: 'accept', code: codeOf(offer), revision: 1, name: 'Amina', consent: true } })

    const made = quotationDetailSchema.parse(await startProforma({ ctx, input: { id: offer.id } }))
    expect(made.value).toEqual({ ...offer.value, document: 'proforma' })
    expect(made).toMatchObject({
      state: 'approved',
      needs_approval: false,
      approved_by: { id: boss.actor.staffId },
      made_from: { id: offer.id, number: offer.number, revision: 1 },
      total_cents: offer.total_cents,
    })
    expect(made.number).not.toBe(offer.number)
    expect(await findQuotation({ ctx, input: { id: offer.id } })).toMatchObject({ state: 'accepted', made_into: { id: made.id, number: made.number } })
    expect((await startProforma({ ctx, input: { id: offer.id } })).id).toBe(made.id)
    const [event] = await database.db
      .select({ detail: enquiryEvent.detail })
      .from(enquiryEvent)
      .where(and(eq(enquiryEvent.kind, 'quotation_continued'), eq(enquiryEvent.enquiryId, offer.enquiry.id)))
    expect(event?.detail).toEqual({ number: offer.number, revision: 1, to: made.number })

    // Words may change; the amounts were agreed to.
    const worded = await saveQuotation({ ctx, input: { id: made.id, version: made.version, value: { ...made.value, note: 'Three keys' } } })
    expect(worded).toMatchObject({ state: 'approved', needs_approval: false })
    const issued = await issueQuotation({ ctx, input: { id: made.id, version: worded.version, is_mailed: false } })
    const view = await findOffer({ ctx: visitor.ctx, input: { code: codeOf(issued) } })
    expect(view.snapshot).toMatchObject({
      number: made.number,
      terms: { document: 'proforma', note: 'Three keys', freight_cents: 2_000_00 },
      total_cents: offer.total_cents,
    })
    const cheaper = await saveQuotation({ ctx, input: { id: made.id, version: issued.version, value: { ...issued.value, discount_cents: 4_000_00 } } })
    expect(cheaper.needs_approval).toBe(true)
  })

  it('is made of what was sent too, and of nothing that the buyer has not got or has declined', async () => {
    const { ctx, visitor } = await setUp()
    const lead = await addLead(database.db)
    const draft = await addDraft(ctx, lead.id)
    expect(await failureOf(startProforma({ ctx, input: { id: draft.id } }))).toMatchObject({ key: 'conflict' })
    const { detail, code } = await addOffer(ctx, lead.id)
    const made = await startProforma({ ctx, input: { id: detail.id } })
    expect(made).toMatchObject({ document: 'proforma', state: 'draft', needs_approval: false })
    await withdrawQuotation({ ctx, input: { id: made.id } })
    expect((await findQuotation({ ctx, input: { id: detail.id } })).made_into).toBeNull()
    await answerOffer({ ctx: visitor.ctx, input: { answer: 'decline', code, revision: 1, reason: 'price', message: '' } })
    expect(await failureOf(startProforma({ ctx, input: { id: detail.id } }))).toMatchObject({ key: 'conflict' })
    const reader = await setUp(['enquiry.read'])
    expect(await failureOf(startProforma({ ctx: reader.ctx, input: { id: detail.id } }))).toMatchObject({ key: 'forbidden' })
  })
})

it('tells whoever may approve that an offer waits, and whoever asked what was decided', async () => {
  const { ctx, actor } = await setUp()
  const boss = await setUp(MANAGER)
  const lead = await addLead(database.db)
  const draft = await addDraft(ctx, lead.id, { discount_cents: 3_000_00 })
  const { version } = await askApproval({ ctx, input: { id: draft.id, version: draft.version } })
  const noticesOf = (staffId: number) =>
    database.db
      .select({ kind: staffNotice.kind, quotationId: staffNotice.quotationId })
      .from(staffNotice)
      .where(and(eq(staffNotice.staffId, staffId), eq(staffNotice.quotationId, draft.id)))
      .orderBy(staffNotice.id)
  expect(await noticesOf(boss.actor.staffId)).toEqual([{ kind: 'approval_asked', quotationId: draft.id }])
  await decideQuotation({ ctx: boss.ctx, input: { id: draft.id, version, is_approved: false } })
  await askApproval({ ctx, input: { id: draft.id, version } })
  await decideQuotation({ ctx: boss.ctx, input: { id: draft.id, version, is_approved: true } })
  expect((await noticesOf(actor.staffId)).map(({ kind }) => kind)).toEqual(['approval_refused', 'approval_given'])
})
