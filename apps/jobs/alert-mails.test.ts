import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { alert, car, mailDelivery } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { endAlert, lookForNews, requestAlert } from '#core/domain/alert/index.ts'
import { addAlert, codeFor, newMail } from '#core/domain/alert/testing.ts'
import { insertBrand, insertCar } from '#core/domain/car/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { MailRefused } from '#core/ports/mail/port.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { createAlertMailHandler } from './alert-mails.ts'
import { createTurns } from './mail-turns.ts'

const SITE = 'https://www.quayline.example'
const FIRST = { number: 1, isLast: false }
const DAY = 24 * 3_600_000

let database: TestDatabase
let brandId: number
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  brandId = (await insertBrand(database.db, { brandName: 'BYD' })).id
  await insertCar(database.db, { brandId, modelSign: 'seal', modelName: 'Seal', modelYear: 2024, fobPriceUsdCents: 2_100_000 })
})
afterAll(() => database.drop())

function setUp(locale: (typeof LOCALE_CODES)[number] = 'en', failures: Error[] = []) {
  const { ctx, clock, jobs } = createTestCtx(database.db, { locale })
  const mailer = createFakeMailer(failures)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const deps = { createCtx: () => ({ ...ctx, actor: { kind: 'system' as const } }), mailer, inTurn: createTurns(1), siteOrigin: SITE, replyAddress: null, log }
  const handler = createAlertMailHandler(deps)
  const work = async () => {
    const outcomes: string[] = []
    for (const { name, payload } of jobs.sent) if (name === 'alert-mail') outcomes.push(await handler(payload, FIRST))
    return outcomes
  }
  return { ctx, clock, jobs, mailer, work }
}

it.each(LOCALE_CODES)('asks for the confirmation in %s, on the host of the language, once', async (locale) => {
  const { ctx, mailer, work } = setUp(locale)
  const mail = newMail()
  await requestAlert({ ctx, input: { mail, label: 'BYD · Seal', wanted: { kind: 'car', query: 'brand=byd' } }, ip: null })
  expect(await work()).toEqual(['done'])
  expect(await work()).toEqual(['done'])
  expect(mailer.sent).toHaveLength(1)
  const [sent] = mailer.sent
  const page = `https://${locale === 'en' ? 'www' : locale}.quayline.example/alert/${await codeFor(ctx, mail)}`
  expect(sent).toMatchObject({ locale, to: { address: mail }, unsubscribeUrl: page })
  expect(sent?.text).toContain(page)
  expect(sent?.html).toContain(`href="${page}"`)
  expect(sent?.text).toContain('BYD · Seal')
  expect(sent?.messageId).not.toContain(mail.split('@')[0])
})

it('tells what is new with name, price before and after, page and the way to end it', async () => {
  const { ctx, clock, jobs, mailer, work } = setUp('ar')
  await lookForNews({ ctx })
  const mail = newMail()
  const code = await addAlert(ctx, { mail, label: 'BYD', wanted: { kind: 'car', query: 'brand=byd' } })
  jobs.sent.length = 0
  await database.db.update(car).set({ fobPriceUsdCents: 1_950_000 }).where(eq(car.modelSign, 'seal'))
  await insertCar(database.db, { brandId, modelSign: 'dolphin', modelName: 'Dolphin' })
  clock.advance(DAY)
  await lookForNews({ ctx })
  await lookForNews({ ctx })
  expect(await work()).toEqual(['done'])
  const [sent] = mailer.sent
  expect(sent?.html).toContain('<html dir="rtl" lang="ar">')
  expect(sent?.text).toContain('BYD Seal 2024')
  expect(sent?.text).toMatch(/US\$19,500.*US\$21,000/)
  expect(sent?.text).toContain('https://ar.quayline.example/car/dolphin')
  expect(sent?.text).toContain('https://ar.quayline.example/carList?brand=byd')
  expect(sent?.text).toContain(`https://ar.quayline.example/alert/${code}`)
  expect(sent?.subject).toContain('BYD')
})

it('sends nothing for an alert that has ended, and keeps the trouble of a box that refuses', async () => {
  const { ctx, mailer, work } = setUp('en', [new MailRefused('SMTP 550')])
  const mail = newMail()
  const ask = () => requestAlert({ ctx, input: { mail, label: '', wanted: { kind: 'car', query: 'brand=byd' } }, ip: null })
  await ask()
  expect(await work()).toEqual(['given_up'])
  const [row] = await database.db.select().from(alert).where(eq(alert.mail, mail))
  const deliveries = await database.db
    .select({ kind: mailDelivery.kind, status: mailDelivery.status, error: mailDelivery.error })
    .from(mailDelivery)
    .where(eq(mailDelivery.alertId, row?.id ?? 0))
  expect(deliveries).toEqual([{ kind: 'alert_confirm', status: 'failed', error: 'SMTP 550' }])
  await ask()
  await endAlert({ ctx, input: { code: await codeFor(ctx, mail) } })
  expect(await work()).toEqual(['done', 'done'])
  expect(mailer.sent).toEqual([])
})
