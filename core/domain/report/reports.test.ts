// R23.60, R23.61, R23.62, R23.63, R23.64, R23.65
import { afterEach, afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { reportInputSchema } from '#contract/report.ts'
import { changeInPercent } from '#contract/report-values.ts'
import { enquiry, enquiryAttribution, enquiryEvent, quotation, quotationVersion, setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { listEnquiries, listFilterValues } from '#core/domain/enquiry/index.ts'
import { listEnquiriesInputSchema } from '#contract/staff-enquiry.ts'
import { addCountry, addStaff, createTestCtx } from '#core/domain/testing.ts'
import { exportReport, readAnswerReport, readFunnelReport, readLeadReport } from './index.ts'
import { piecesOf, readPeriods } from './period.ts'

let database: TestDatabase
let kenya: number
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  kenya = await addCountry(database.db, 'KE', { en: 'Kenya', zh: '肯尼亚' })
  // Monday to Friday, nine hours a day, eight hours ahead of UTC.
  await database.db.insert(setting).values({ key: 'hours', value: { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', time_zone: 'Asia/Shanghai' } })
})
afterEach(() => database.db.delete(enquiry))
afterAll(() => database.drop())

const ask = (changes: object = {}) => reportInputSchema.parse({ period: 'custom', from: '2026-11-16', to: '2026-11-22', ...changes })

/** The clock of the tests stands at 16:00 of Saturday, 21 November, in Shanghai. */
async function makeCtx(locale: 'en' | 'zh' = 'en') {
  return createTestCtx(database.db, { actor: await addStaff(database.db, ['enquiry.read']), locale }).ctx
}

async function addLead(at: string, changes: Partial<typeof enquiry.$inferInsert> = {}, utm: Partial<typeof enquiryAttribution.$inferInsert> | null = null) {
  const [row] = await database.db
    .insert(enquiry)
    .values({
      reference: crypto.randomUUID().slice(0, 8),
      name: 'Amina',
      mail: 'amina@example.com',
      mobile: '1',
      countryId: kenya,
      countryName: 'Kenya',
      remark: 'x',
      source: 'Auto-Chat',
      origin: 'home',
      locale: 'en',
      rawPayload: {},
      createdAt: new Date(at),
      ...changes,
    })
    .returning({ id: enquiry.id })
  const id = row?.id ?? 0
  if (utm !== null) await database.db.insert(enquiryAttribution).values({ enquiryId: id, touch: 'last', ...utm })
  return id
}

async function addSale(enquiryId: number, totalCents: number, madeFromId: number | null = null) {
  const values = { number: crypto.randomUUID(), enquiryId, state: 'accepted' as const, draft: {} as never, totalCents, validUntil: '2026-12-01', madeFromId }
  await database.db.insert(quotation).values(values)
}

/** Days before and after all that is counted. */
const BEYOND = ['1000-01-01', '1999-12-31', '2100-01-02', '9999-12-31'].map((day) => ({ from: day, to: day }))

describe('periods', () => {
  const today = '2026-11-21'
  const of = (changes: object) => readPeriods(reportInputSchema.parse(changes), today)
  it('begin with the week, the month or the quarter, and are held against as much of the one before', () => {
    expect(of({ period: 'week', compare: 'before' })).toEqual({
      period: { from: '2026-11-16', to: today },
      before: { from: '2026-11-09', to: '2026-11-14' },
    })
    expect(of({ period: 'month', compare: 'before' }).before).toEqual({ from: '2026-10-01', to: '2026-10-21' })
    expect(of({ period: 'quarter', compare: 'before' })).toEqual({
      period: { from: '2026-10-01', to: today },
      before: { from: '2026-07-01', to: '2026-08-21' },
    })
    expect(of({ period: 'days_30', compare: 'before' })).toEqual({
      period: { from: '2026-10-23', to: today },
      before: { from: '2026-09-23', to: '2026-10-22' },
    })
    expect(of({ period: 'week', compare: 'none' }).before).toBeNull()
  })
  it('have the same days a year ago, the last of February where there was no 29th', () => {
    const leap = of({ period: 'custom', from: '2028-02-29', to: '2028-03-01', compare: 'year' })
    expect(leap.before).toEqual({ from: '2027-02-28', to: '2027-03-01' })
    expect(readPeriods(reportInputSchema.parse({ period: 'month', compare: 'before' }), '2026-03-31').before).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })
  it('are cut into days, weeks or months', () => {
    expect(piecesOf({ from: '2026-11-20', to: today })).toEqual({ step: 'day', starts: ['2026-11-20', today] })
    expect(piecesOf({ from: '2026-10-01', to: today })).toMatchObject({ step: 'week', starts: { length: 8 } })
    expect(piecesOf({ from: '2025-12-15', to: today }).starts.slice(0, 3)).toEqual(['2025-12-15', '2026-01-01', '2026-02-01'])
  })
  it.each([{ from: '2026-11-22', to: '2026-11-21' }, { from: '2020-01-01', to: '2026-11-21' }, { from: '2026-11-21' }, {}, ...BEYOND])('refuse %j', (days) => {
    expect(reportInputSchema.safeParse({ period: 'custom', ...days }).success).toBe(false)
  })
  it.each(BEYOND)('of the list are bounded as well: $from', (days) => {
    expect(listEnquiriesInputSchema.safeParse(days).success).toBe(false)
  })
  it.each(['2000-01-01', '2100-01-01'])('reach to %s, in reports and list', async (day) => {
    const ctx = await makeCtx()
    const input = ask({ from: day, to: day, compare: 'before' })
    expect((await readAnswerReport({ ctx, input })).totals.answered).toBe(0)
    expect((await readLeadReport({ ctx, input })).totals.leads).toBe(0)
    expect((await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ from: day, to: day }) })).total).toBe(0)
  })
})

describe('leads', () => {
  it('of a source, campaign, brand and model are those that the list shows by the key of the row', async () => {
    const at = '2026-11-18T04:00:00Z'
    await addLead(at, { brandName: 'BYD', carModelName: 'Seal, long' }, { utmSource: 'Google', utmCampaign: 'Spring, one' })
    await addLead(at, { brandName: 'BYD', carModelName: 'Seal' }, { gclid: 'x' })
    await addLead(at, { carModelName: 'Seal' }, { referrer: 'https://www.portal.example/a', utmCampaign: 'Spring' })
    await addLead(at, { brandName: 'Geely' }, {})
    await addLead(at, { origin: 'entered' })
    await addLead(at, { origin: 'partner' }, { utmSource: 'portal.example' })
    const ctx = await makeCtx()
    const { breakdowns } = await readLeadReport({ ctx, input: ask() })
    const keysOf = (wanted: string) => breakdowns.find(({ name }) => name === wanted)?.rows.filter(({ key }) => key !== '~none' && key !== '~several') ?? []
    expect(keysOf('source').map(({ key }) => key)).toEqual(['google', 'portal.example', '~direct', '~entered'])
    for (const name of ['source', 'campaign', 'brand', 'model'] as const) {
      expect(keysOf(name).length).toBeGreaterThan(1)
      for (const { key, leads } of keysOf(name)) {
        const { total } = await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ [name]: [key], from: '2026-11-16', to: '2026-11-22' }) })
        expect([name, key, total]).toEqual([name, key, leads])
      }
    }
    const values = await listFilterValues({ ctx })
    expect(values.source).toEqual(['google', 'portal.example'])
    expect(values.campaign.toSorted()).toEqual(['Spring', 'Spring, one'])
    expect(values.brand).toEqual(['BYD', 'Geely'])
    expect(values.model.map(({ value }) => value).toSorted()).toEqual(
      keysOf('model')
        .map(({ key }) => key)
        .toSorted(),
    )
  })
  it('are none, not broken, where there are none', async () => {
    const report = await readLeadReport({ ctx: await makeCtx(), input: ask({ compare: 'before' }) })
    expect(report).toMatchObject({
      totals: { leads: 0, won: 0, value_cents: 0 },
      totals_before: { leads: 0 },
      left_out: { spam: 0, quarantined: 0 },
      time_zone: 'Asia/Shanghai',
    })
    expect(report.by_time).toHaveLength(7)
    expect(report.breakdowns.every(({ rows }) => rows.length === 0)).toBe(true)
  })

  it('belong to the day of the company, from its midnight to the next, as the list has it', async () => {
    const ctx = await makeCtx()
    await addLead('2026-11-15T15:59:59Z')
    await addLead('2026-11-15T16:00:00Z')
    await addLead('2026-11-22T15:59:59Z')
    await addLead('2026-11-22T16:00:00Z')
    const report = await readLeadReport({ ctx, input: ask() })
    expect(report.totals.leads).toBe(2)
    expect(report.by_time.map(({ leads }) => leads)).toEqual([1, 0, 0, 0, 0, 0, 1])
    const list = await listEnquiries({ ctx, input: listEnquiriesInputSchema.parse({ from: '2026-11-16', to: '2026-11-22' }) })
    expect(list.total).toBe(2)
  })

  it('leave out spam and quarantine, and say how much that was', async () => {
    await addLead('2026-11-18T04:00:00Z')
    await addLead('2026-11-18T04:00:00Z', { status: 'spam' })
    await addLead('2026-11-18T04:00:00Z', { status: 'spam' })
    await addLead('2026-11-18T04:00:00Z', { isQuarantined: true, status: 'spam' })
    const report = await readLeadReport({ ctx: await makeCtx(), input: ask() })
    expect([report.totals.leads, report.left_out]).toEqual([1, { spam: 2, quarantined: 1 }])
  })

  it('tell by which answer offers had been declined, by the last one', async () => {
    const at = '2026-11-18T04:00:00Z'
    const lost = await addLead(at, { status: 'lost' })
    await addLead(at, { status: 'lost' })
    const values = { number: crypto.randomUUID(), enquiryId: lost, draft: {} as never, totalCents: 1, validUntil: '2026-12-01' }
    const [offer] = await database.db.insert(quotation).values(values).returning({ id: quotation.id })
    const answered = (revision: number, declineReason: 'price' | 'later', declinedAt: string) => ({
      quotationId: offer?.id ?? 0,
      revision,
      snapshot: {} as never,
      hash: '',
      mark: Buffer.from(crypto.randomUUID()),
      verifyCode: crypto.randomUUID(),
      validUntil: '2026-12-01',
      issuedAt: new Date(at),
      declinedAt: new Date(declinedAt),
      declineReason,
    })
    await database.db.insert(quotationVersion).values([answered(1, 'price', '2026-11-19T04:00:00Z'), answered(2, 'later', '2026-11-20T04:00:00Z')])
    const { breakdowns } = await readLeadReport({ ctx: await makeCtx(), input: ask() })
    expect(breakdowns.find(({ name }) => name === 'decline_reason')?.rows.map(({ key, leads }) => [key, leads])).toEqual([
      ['later', 1],
      ['~none', 1],
    ])
  })

  it('are told by source, campaign, country, language, vehicle, kind and page, with sales and what they are worth', async () => {
    const at = '2026-11-18T04:00:00Z'
    const won = await addLead(at, { status: 'won', brandName: 'BYD', carModelName: 'Dolphin' }, { utmSource: 'Google', utmCampaign: 'kenya-ev' })
    await addLead(at, { locale: 'fr', countryId: null, countryName: 'Wakanda' }, { fbclid: 'x' })
    await addLead(at, { origin: 'entered', originId: 'fair' })
    const lost = await addLead(at, { status: 'lost', lossReason: 'price', brandName: 'BYD' }, { referrer: 'https://www.bing.com/search?q=byd' })
    await addLead('2026-11-11T04:00:00Z', {}, { gclid: 'x' })
    await addSale(won, 30_000_00)
    await addSale(lost, 9_000_00)
    const report = await readLeadReport({ ctx: await makeCtx('zh'), input: ask({ compare: 'before' }) })
    const of = (name: string) =>
      Object.fromEntries(report.breakdowns.find((one) => one.name === name)?.rows.map(({ key, leads, before }) => [key, [leads, before]]) ?? [])
    expect(report.totals).toEqual({ leads: 4, won: 1, value_cents: 30_000_00 })
    expect(report.totals_before).toEqual({ leads: 1, won: 0, value_cents: 0 })
    expect(of('source')).toEqual({ google: [1, 1], facebook: [1, 0], 'bing.com': [1, 0], '~entered': [1, 0] })
    expect(of('campaign')).toEqual({ '~none': [3, 1], 'kenya-ev': [1, 0] })
    expect(of('language')).toEqual({ en: [3, 1], fr: [1, 0] })
    expect(of('brand')).toEqual({ BYD: [2, 0], '~none': [2, 1] })
    expect(of('kind')).toEqual({ car: [1, 0], '~none': [3, 1] })
    expect(of('origin')).toEqual({ home: [3, 1], entered: [1, 0] })
    expect(of('lost_reason')).toEqual({ price: [1, 0] })
    expect(of('decline_reason')).toEqual({ '~none': [1, 0] })
    const rows = (name: string) => report.breakdowns.find((one) => one.name === name)?.rows
    expect(rows('country')?.map(({ label }) => label)).toEqual(['肯尼亚', 'Wakanda'])
    expect(rows('model')?.find(({ won: sales }) => sales === 1)).toMatchObject({ label: 'BYD Dolphin', value_cents: 30_000_00 })
  })

  it('add up what is rare, and count a lead of both periods in both', async () => {
    for (let index = 0; index < 12; index += 1) await addLead('2026-11-18T04:00:00Z', {}, { utmSource: `source-${String(index).padStart(2, '0')}` })
    await addLead('2026-11-18T05:00:00Z', {}, { utmSource: 'source-11' })
    const ctx = await makeCtx()
    const rows = (await readLeadReport({ ctx, input: ask() })).breakdowns[0]?.rows ?? []
    expect([rows.length, rows[0]?.key, rows[0]?.leads, rows.at(-1)?.key, rows.at(-1)?.leads]).toEqual([11, 'source-11', 2, '~rest', 2])
    const long = await readLeadReport({ ctx, input: ask({ from: '2025-01-01', to: '2026-12-31', compare: 'year' }) })
    expect([long.totals.leads, long.totals_before?.leads]).toEqual([13, 0])
  })

  it('are for whoever may see leads', async () => {
    const { ctx } = createTestCtx(database.db, { actor: await addStaff(database.db, ['catalogue.read']) })
    for (const read of [readLeadReport, readAnswerReport, readFunnelReport])
      await expect(read({ ctx, input: ask() })).rejects.toMatchObject({ key: 'forbidden' })
  })
})

describe('answer times', () => {
  it('count what the company works: over a night, a weekend, and outside of its hours', async () => {
    const owner = await addStaff(database.db, ['enquiry.read', 'enquiry.write'])
    const answered = (came: string, at: string) => addLead(came, { firstResponseAt: new Date(at), status: 'contacted', ownerId: owner.staffId })
    // Wednesday 10:00 to 11:30: 90 minutes.
    await answered('2026-11-18T02:00:00Z', '2026-11-18T03:30:00Z')
    // Tuesday 17:00 to Wednesday 10:00: one hour, and one.
    await answered('2026-11-17T09:00:00Z', '2026-11-18T02:00:00Z')
    // Friday 20:00, answered on Saturday at 10:00: nothing of it was worked.
    await answered('2026-11-20T12:00:00Z', '2026-11-21T02:00:00Z')
    // Monday 09:00 to Tuesday 10:00: nine hours and one, which is an hour past the promise.
    await answered('2026-11-16T01:00:00Z', '2026-11-17T02:00:00Z')
    // Friday 15:00, waits until now (Saturday): three hours worked, not late yet.
    await addLead('2026-11-20T07:00:00Z')
    // Wednesday 12:00, waits until now: late.
    await addLead('2026-11-18T04:00:00Z')
    await addLead('2026-11-18T04:00:00Z', { status: 'lost' })
    // Entered after it was spoken of: no answer was waited for.
    await addLead('2026-11-18T04:00:00Z', { origin: 'entered', firstResponseAt: new Date('2026-11-18T04:00:00Z'), status: 'contacted' })
    const report = await readAnswerReport({ ctx: await makeCtx(), input: ask({ compare: 'before' }) })
    expect(report.promise_minutes).toBe(540)
    // 0, 90, 120 and 600 minutes.
    expect(report.totals).toMatchObject({ answered: 4, unanswered: 2, closed: 1, kept: 3, late: 2, median_minutes: 105 })
    expect(report.totals.p90_minutes).toBeCloseTo(456)
    expect(report.totals_before).toEqual({ answered: 0, unanswered: 0, closed: 0, kept: 0, late: 0, median_minutes: null, p90_minutes: null })
    const rows = (name: string) => report.breakdowns.find((one) => one.name === name)?.rows ?? []
    expect(rows('person').map(({ key, answered: count }) => [key, count])).toEqual([
      [String(owner.staffId), 4],
      ['~none', 0],
    ])
    expect(rows('hour').map(({ key }) => key)).toEqual(['9', '10', '12', '15', '17', '20'])
    expect(rows('hour')[0]).toMatchObject({ kept: 0, late: 1, median_minutes: 600 })
    expect(rows('answer_country').map(({ label }) => label)).toEqual(['Kenya'])
  })

  it('are of one lead its own', async () => {
    await addLead('2026-11-18T02:00:00Z', { firstResponseAt: new Date('2026-11-18T02:07:00Z') })
    expect((await readAnswerReport({ ctx: await makeCtx(), input: ask() })).totals).toMatchObject({ kept: 1, median_minutes: 7, p90_minutes: 7 })
  })
})

describe('the funnel', () => {
  it('counts how far leads came, those that were lost by what they had reached', async () => {
    const at = '2026-11-18T04:00:00Z'
    await addLead(at)
    await addLead(at, { firstResponseAt: new Date(at) })
    await addLead(at, { status: 'qualified' })
    await addLead(at, { status: 'won' })
    const lost = await addLead(at, { status: 'lost' })
    await addLead(at, { status: 'lost' })
    await database.db.insert(enquiryEvent).values([
      { enquiryId: lost, kind: 'status_changed', detail: { from: 'new', to: 'quoted' } },
      { enquiryId: lost, kind: 'status_changed', detail: { from: 'quoted', to: 'lost' } },
    ])
    // Won by mistake.
    const mistaken = await addLead(at, { status: 'lost' })
    await database.db.insert(enquiryEvent).values([
      { enquiryId: mistaken, kind: 'status_changed', detail: { from: 'contacted', to: 'won' } },
      { enquiryId: mistaken, kind: 'status_changed', detail: { from: 'won', to: 'contacted' } },
      { enquiryId: mistaken, kind: 'status_changed', detail: { from: 'contacted', to: 'lost' } },
    ])
    await addLead('2026-11-11T04:00:00Z', { status: 'won' })
    const report = await readFunnelReport({ ctx: await makeCtx(), input: ask({ compare: 'before' }) })
    expect(report.stages.map(({ leads, before }) => [leads, before])).toEqual([
      [7, 1],
      [5, 1],
      [4, 1],
      [3, 1],
      [1, 1],
    ])
    expect([report.lost, report.lost_before]).toEqual([3, 0])
    expect([changeInPercent(6, 1), changeInPercent(1, 3), changeInPercent(5, 0)]).toEqual([500, -67, null])
  })
})

describe('files', () => {
  async function linesOf(table: string) {
    const file = await exportReport({ ctx: await makeCtx(), input: { ...ask({ compare: 'before' }), table: table as 'time' } })
    let text = ''
    for await (const chunk of file.chunks) text += chunk
    return { total: file.total, lines: text.replace('\ufeff', '').trimEnd().split('\r\n') }
  }

  it('hold the same figures, and run nothing in a spreadsheet', async () => {
    await addLead('2026-11-18T02:00:00Z', { firstResponseAt: new Date('2026-11-18T02:07:00Z') }, { utmSource: '=cmd|run' })
    expect(await linesOf('source')).toEqual({
      total: 1,
      lines: ['"source","name","leads","leads_before","won","value_usd"', `"'=cmd|run","'=cmd|run","1","0","0","0.00"`],
    })
    expect((await linesOf('country')).lines[1]).toBe('"KE","Kenya","1","0","0","0.00"')
    expect((await linesOf('language')).lines[1]).toBe('"en","English","1","0","0","0.00"')
    expect((await linesOf('funnel')).lines.slice(1)).toEqual([
      '"new","1","0"',
      '"contacted","1","0"',
      '"qualified","0","0"',
      '"quoted","0","0"',
      '"won","0","0"',
      '"lost","0","0"',
    ])
    expect((await linesOf('hour')).lines[1]).toBe('"10","10","1","0","0","1","0","7","7",')
    expect((await linesOf('time')).lines[3]).toBe('"2026-11-18","1","0"')
  })
})
