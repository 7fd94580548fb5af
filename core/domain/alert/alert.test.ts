import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { alert, alertMail, auditLog, freightRate } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { insertFitting } from '#core/domain/fitting/testing.ts'
import { addCountry, addStaff, createTestCtx } from '#core/domain/testing.ts'
import { insertUsedCar } from '#core/domain/used-car/testing.ts'
import {
  confirmAlert,
  deleteEndedAlerts,
  endAlert,
  exportWaited,
  findAlert,
  listAlerts,
  lookForNews,
  prepareAlertMail,
  prolongAlert,
  readWaited,
  removeAlert,
  requestAlert,
} from './index.ts'
import { addAlert, alertsOf, codeFor, newMail } from './testing.ts'

const DAY = 24 * 3_600_000
const LIST = { kind: 'used' as const, query: 'brand=byd&price_to=20000' }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { db } = database
  const byd = await insertBrand(db, { brandName: 'BYD' })
  await insertCar(db, { brandId: byd.id, modelSign: 'byd-seal', modelName: 'Seal', trim: 'Premium', modelYear: 2024, fobPriceUsdCents: 2_100_000 })
  await insertUsedCar(db, { brandId: byd.id, stockRef: 'QL-1', modelName: 'Han' })
  await insertFitting(db, { sku: 'FIL-1', name: 'Oil filter' }, ['byd/*'])
})
afterAll(() => database.drop())

const ask = (
  ctx: Parameters<typeof requestAlert>[0]['ctx'],
  mail: string,
  wanted: Parameters<typeof requestAlert>[0]['input']['wanted'] = LIST,
  ip = '203.0.113.7',
) => requestAlert({ ctx, input: { mail, label: 'Used cars · BYD', wanted }, ip })

describe('asking for an alert (R11.20)', () => {
  it('sends the one mail that confirms it, and keeps nothing that opens it', async () => {
    const { ctx, jobs } = createTestCtx(database.db, { locale: 'fr' })
    const mail = newMail()
    await ask(ctx, mail)
    expect(jobs.sent.map(({ name }) => name)).toEqual(['alert-mail'])
    const [row] = await alertsOf(database.db, mail)
    expect(row).toMatchObject({ kind: 'used', query: 'brand=byd&price_to=20000', locale: 'fr', confirmedAt: null, label: 'Used cars · BYD' })
    const code = await codeFor(ctx, mail)
    expect(code).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(code)
    expect(await findAlert({ ctx, input: { code } })).toMatchObject({ state: 'pending', ends_at: '2026-11-28T08:00:00.000Z' })
  })

  it('keeps the same wish as the same text, whatever its order and spelling', async () => {
    const { ctx } = createTestCtx(database.db)
    const mail = newMail()
    await ask(ctx, mail, { kind: 'used', query: 'price_to=20000&energy=PHEV,BEV&brand=BYD&brand=chery' })
    await ask(ctx, mail, { kind: 'used', query: 'brand=chery,byd&energy=BEV&energy=PHEV&price_to=20000' })
    const [one, other] = await alertsOf(database.db, mail)
    expect(one?.query).toBe('brand=byd&brand=chery&energy=BEV&energy=PHEV&price_to=20000')
    expect(other?.query).toBe(one?.query)
  })

  it.each([
    ['no mail address', 'nobody', LIST],
    ['several addresses', 'a@example.com, b@example.com', LIST],
    ['a whole list', 'a@example.com', { kind: 'used' as const, query: 'sort=1&page=2' }],
    ['nothing', 'a@example.com', { kind: 'any' as const, query: '' }],
    ['what is no filter', 'a@example.com', { kind: 'car' as const, query: 'brand=<script>' }],
    ['a kind of energy that is none', 'a@example.com', { kind: 'car' as const, query: 'energy=steam' }],
    ['things that are not on the site', 'a@example.com', { kind: 'things' as const, things: [{ kind: 'car' as const, sign: 'no-such' }] }],
  ])('takes no wish with %s', async (_what, mail, wanted) => {
    const { ctx, jobs } = createTestCtx(database.db)
    await expect(ask(ctx, mail, wanted)).rejects.toMatchObject({ key: 'validation_failed' })
    expect(jobs.sent).toEqual([])
  })

  it('keeps things once, as they are now', async () => {
    const { ctx } = createTestCtx(database.db)
    const mail = newMail()
    const things = [
      { kind: 'part' as const, sign: 'fil-1' },
      { kind: 'car' as const, sign: 'byd-seal' },
      { kind: 'car' as const, sign: 'byd-seal' },
      { kind: 'used' as const, sign: 'ql-1' },
      { kind: 'used' as const, sign: 'QL-404' },
    ]
    await ask(ctx, mail, { kind: 'things', things })
    const view = await findAlert({ ctx, input: { code: await codeFor(ctx, mail) } })
    expect(view).toMatchObject({ names: ['BYD Han', 'BYD Seal Premium 2024', 'Oil filter'] })
    expect((await alertsOf(database.db, mail))[0]?.query).toBe('car=byd-seal&part=FIL-1&used=QL-1')
  })

  it('writes no sixth time to an address that confirms nothing, and answers the same', async () => {
    const { ctx, jobs } = createTestCtx(database.db)
    const mail = newMail()
    for (let place = 0; place < 7; place += 1) await ask(ctx, place % 2 === 0 ? mail : mail.toUpperCase(), LIST, `198.51.${place}.7`)
    expect(jobs.sent).toHaveLength(5)
  })

  it('limits what one network asks for', async () => {
    const { ctx } = createTestCtx(database.db)
    const mail = newMail()
    for (let time = 0; time < 10; time += 1) await ask(ctx, mail, LIST, '192.0.2.9')
    await expect(ask(ctx, mail, LIST, '192.0.2.9')).rejects.toMatchObject({ key: 'rate_limited' })
    await ask(ctx, mail, LIST, '192.0.99.9')
  })
})

describe('the link of an alert (R11.21)', () => {
  it('opens nothing with a code that nobody was given', async () => {
    const { ctx } = createTestCtx(database.db)
    const mail = newMail()
    await ask(ctx, mail)
    const code = await codeFor(ctx, mail)
    for (const wrong of ['', 'x', code.slice(1), `A${code.slice(1)}`, `${code}'`, 'A'.repeat(43)]) {
      if (wrong === code) continue
      for (const verb of [findAlert, confirmAlert, endAlert, prolongAlert])
        await expect(verb({ ctx, input: { code: wrong } })).rejects.toMatchObject({ key: 'not_found' })
    }
  })

  it('confirms for 180 days, in the place of the same wish of the same address, and stays when it is opened again', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    const mail = newMail()
    const first = await addAlert(ctx, { mail, wanted: LIST })
    clock.advance(DAY)
    await ask(ctx, mail.toUpperCase())
    const code = await codeFor(ctx, mail.toUpperCase())
    await confirmAlert({ ctx, input: { code } })
    await confirmAlert({ ctx, input: { code } })
    expect(await findAlert({ ctx, input: { code } })).toMatchObject({ state: 'running', ends_at: '2027-05-21T08:00:00.000Z' })
    expect(await findAlert({ ctx, input: { code: first } })).toEqual({ state: 'ended' })
  })

  it('ends it with its address and its waiting mails, once more without a fault', async () => {
    const { ctx, jobs } = createTestCtx(database.db)
    const mail = newMail()
    await ask(ctx, mail)
    const code = await codeFor(ctx, mail)
    await endAlert({ ctx, input: { code } })
    await endAlert({ ctx, input: { code } })
    expect(await alertsOf(database.db, mail)).toEqual([])
    expect(await findAlert({ ctx, input: { code } })).toEqual({ state: 'ended' })
    const [sent] = jobs.sent
    expect(sent?.name === 'alert-mail' ? await prepareAlertMail({ ctx, input: sent.payload }) : 'none').toBeNull()
  })

  it('is over after seven days without confirmation, and the row goes', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    const mail = newMail()
    await ask(ctx, mail)
    const code = await codeFor(ctx, mail)
    clock.advance(7 * DAY)
    await confirmAlert({ ctx, input: { code } })
    expect(await findAlert({ ctx, input: { code } })).toEqual({ state: 'ended' })
    expect((await deleteEndedAlerts({ ctx })).deleted).toBeGreaterThan(0)
    expect(await alertsOf(database.db, mail)).toEqual([])
  })

  it('refuses the thirty-first of an address', async () => {
    const { ctx } = createTestCtx(database.db)
    const mail = newMail()
    for (let price = 1; price <= 30; price += 1) {
      await requestAlert({ ctx, input: { mail, label: '', wanted: { kind: 'car', query: `price_to=${price}000` } }, ip: `10.0.${price}.1` })
      await confirmAlert({ ctx, input: { code: await codeFor(ctx, mail) } })
    }
    await ask(ctx, mail)
    await expect(confirmAlert({ ctx, input: { code: await codeFor(ctx, mail) } })).rejects.toMatchObject({ key: 'conflict' })
  })

  it('tells two weeks before the end, once, and goes on for who wants it', async () => {
    const { ctx, clock } = createTestCtx(database.db)
    const mail = newMail()
    const code = await addAlert(ctx, { mail, wanted: LIST })
    const [own] = await alertsOf(database.db, mail)
    const mails = () =>
      database.db
        .select({ kind: alertMail.kind })
        .from(alertMail)
        .where(eq(alertMail.alertId, own?.id ?? 0))
        .orderBy(alertMail.id)
    clock.advance(165 * DAY)
    await lookForNews({ ctx })
    expect((await mails()).map(({ kind }) => kind)).toEqual(['alert_confirm'])
    clock.advance(DAY)
    await lookForNews({ ctx })
    clock.advance(2 * DAY)
    await lookForNews({ ctx })
    expect((await mails()).map(({ kind }) => kind)).toEqual(['alert_confirm', 'alert_ending'])
    expect(await findAlert({ ctx, input: { code } })).toMatchObject({ state: 'ending' })
    await prolongAlert({ ctx, input: { code } })
    expect(await findAlert({ ctx, input: { code } })).toMatchObject({ state: 'running' })
  })
})

describe('the staff (R11.26)', () => {
  it('see what is waited for, and nobody who waits', async () => {
    const { ctx } = createTestCtx(database.db)
    const wanted = { kind: 'car' as const, query: 'body=Pickup&steering=right' }
    const mails = [newMail(), newMail()]
    for (const mail of mails) await addAlert(ctx, { mail, wanted })
    await ask(ctx, newMail(), wanted)
    await addAlert(ctx, { mail: mails[0] ?? '', wanted: { kind: 'things', things: [{ kind: 'car', sign: 'byd-seal' }] } })
    const staff = { ...ctx, actor: await addStaff(database.db, ['catalogue.read']) }
    const report = await readWaited({ ctx: staff })
    expect(report.list.find(({ path }) => path === '/carList?body=Pickup&steering=right')).toMatchObject({
      kind: 'car',
      alerts: 2,
      locales: ['en'],
      terms: [
        { name: 'body', values: ['Pickup'] },
        { name: 'steering', values: ['right'] },
      ],
    })
    expect(report.list.find(({ path }) => path === '/car/byd-seal')).toMatchObject({ kind: 'thing_car', thing: 'BYD Seal Premium 2024', alerts: 1 })
    expect(JSON.stringify(report)).not.toContain('@')
    const file = await exportWaited({ ctx: staff })
    let text = ''
    for await (const part of file.chunks) text += part
    expect(text).toContain('"car","body: Pickup; steering: right","2","en"')
    expect(text).not.toContain('@')
  })

  it('read the port of a destination by its name', async () => {
    const { ctx } = createTestCtx(database.db)
    await addCountry(database.db, 'NG', { en: 'Nigeria' })
    await database.db.insert(freightRate).values({
      rateId: 'FR1',
      mode: 'roro',
      loadingPort: 'Shanghai',
      destinationPort: 'Lagos (Apapa)',
      destinationCountryIso2: 'NG',
      ratePerM3: '70',
      evSurcharge: 0,
      fuelPercent: '0',
      warRisk: 0,
      docsFee: 0,
      destinationCharge: 0,
      transitDaysMin: 30,
      transitDaysMax: 40,
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
    })
    await addAlert(ctx, { mail: newMail(), wanted: { kind: 'car', query: 'landed_to=15000&dest=NG-lagos-apapa' } })
    const staff = { ...ctx, actor: await addStaff(database.db, ['catalogue.read']) }
    const waited = (await readWaited({ ctx: staff })).list.find(({ path }) => path.includes('dest=NG-lagos-apapa'))
    expect(waited?.terms).toContainEqual({ name: 'dest', values: ['Lagos (Apapa), Nigeria'] })
  })

  it('delete the alert of who asks for it, which stands in the log without the address', async () => {
    const { ctx } = createTestCtx(database.db)
    const mail = newMail()
    await addAlert(ctx, { mail, wanted: LIST })
    const reader = { ...ctx, actor: await addStaff(database.db, ['enquiry.read']) }
    const { list, total } = await listAlerts({ ctx: reader, input: { word: mail.slice(0, 14), page: 1, page_size: 10 } })
    expect([total, list[0]?.mail, list[0]?.mail_trouble]).toEqual([1, mail, null])
    const id = list[0]?.id ?? 0
    await expect(removeAlert({ ctx: reader, input: { id } })).rejects.toMatchObject({ key: 'forbidden' })
    const writer = { ...ctx, actor: await addStaff(database.db, ['enquiry.write']) }
    await removeAlert({ ctx: writer, input: { id } })
    expect(await alertsOf(database.db, mail)).toEqual([])
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
    expect(entries).toMatchObject([{ action: 'alert.deleted', subjectKind: 'alert' }])
    expect(JSON.stringify(entries)).not.toContain('@')
    await expect(removeAlert({ ctx: writer, input: { id } })).rejects.toMatchObject({ key: 'not_found' })
  })

  it.each(['readWaited', 'listAlerts'] as const)('without the right see nothing (%s)', async (name) => {
    const { ctx } = createTestCtx(database.db)
    const nobody = { ...ctx, actor: await addStaff(database.db, ['content.read']) }
    const call = name === 'readWaited' ? readWaited({ ctx: nobody }) : listAlerts({ ctx: nobody, input: { page: 1, page_size: 10 } })
    await expect(call).rejects.toMatchObject({ key: 'forbidden' })
    expect(await database.db.$count(alert)).toBeGreaterThan(0)
  })
})
