import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { mailDelivery, quotationVersion, setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { answerOffer, askApproval, findQuotation, withdrawQuotation } from '#core/domain/quotation/index.ts'
import { addDraft, addLead, addOffer } from '#core/domain/quotation/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { MailRefused } from '#core/ports/mail/port.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { createTurns } from './mail-turns.ts'
import { createQuotationMailHandler, createQuotationNoticeHandler } from './quotation-mails.ts'

const SITE = 'https://www.quayline.example'
const FIRST = { number: 1, isLast: false }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await database.db.insert(setting).values({ key: 'company', value: { name: 'Quayline', mail: 'sales@quayline.example' } })
})
afterAll(() => database.drop())

async function setUp(failures: Error[] = []) {
  const actor = await addStaff(database.db, ['enquiry.read', 'enquiry.write', 'quotation.write'])
  const { ctx, jobs } = createTestCtx(database.db, { actor })
  const mailer = createFakeMailer(failures)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const deps = { createCtx: () => ({ ...ctx, actor: { kind: 'system' as const } }), mailer, inTurn: createTurns(1), siteOrigin: SITE, replyAddress: null, log }
  const mail = createQuotationMailHandler(deps)
  const notice = createQuotationNoticeHandler(deps)
  const work = async () => {
    const outcomes: string[] = []
    for (const { name, payload } of jobs.sent) {
      if (name === 'quotation-mail') outcomes.push(await mail(payload, FIRST))
      if (name === 'quotation-notice') outcomes.push(await notice(payload, FIRST))
    }
    return outcomes
  }
  return { ctx, jobs, mailer, work }
}

it.each(LOCALE_CODES)('sends the link of an offer in %s, on the host of the language, once', async (locale) => {
  const { ctx, mailer, work } = await setUp()
  const lead = await addLead(database.db)
  const { detail, code } = await addOffer(ctx, lead.id, { locale, document: locale === 'ar' ? 'proforma' : 'quotation' })
  expect(await work()).toEqual(['done'])
  expect(await work()).toEqual(['done'])
  expect(mailer.sent).toHaveLength(1)
  const [sent] = mailer.sent
  const page = `https://${locale === 'en' ? 'www' : locale}.quayline.example/quotation/${code}`
  expect(sent).toMatchObject({ locale, to: { address: detail.buyer_mail }, replyTo: { address: 'sales@quayline.example' } })
  expect(sent?.subject).toContain(detail.number)
  expect(sent?.text).toContain(page)
  expect(sent?.html).toContain(`href="${page}"`)
  expect(sent?.text).toMatch(/30[.,\s\u00a0\u202f]?000/)
  expect(sent?.text).toContain(lead.reference)
  const after = await findQuotation({ ctx, input: { id: detail.id } })
  expect(after.versions).toMatchObject([{ mail_state: 'sent' }])
})

it('reminds in words of its own, and not of what was answered or taken back', async () => {
  const { ctx, jobs, mailer, work } = await setUp()
  const { detail } = await addOffer(ctx, (await addLead(database.db)).id)
  const [version] = await database.db.select({ id: quotationVersion.id }).from(quotationVersion).where(eq(quotationVersion.quotationId, detail.id))
  jobs.sent.length = 0
  await jobs.send(database.db, 'quotation-mail', { versionId: version?.id ?? 0, kind: 'quotation_reminder' })
  expect(await work()).toEqual(['done'])
  expect(mailer.sent[0]?.subject).toBe(`Your quotation ${detail.number} is valid until 5\u00a0December 2026`)
  const other = await addOffer(ctx, (await addLead(database.db)).id)
  await withdrawQuotation({ ctx, input: { id: other.detail.id } })
  expect(await work()).toEqual(['done', 'done'])
  expect(mailer.sent).toHaveLength(1)
})

it('tells whose offer it is that the buyer has declined, and why, in both languages of the staff', async () => {
  const { ctx, jobs, mailer, work } = await setUp()
  const { detail, code } = await addOffer(ctx, (await addLead(database.db)).id)
  jobs.sent.length = 0
  await answerOffer({ ctx, input: { answer: 'decline', code, revision: 1, reason: 'price', message: 'Too <b>dear</b>' } })
  expect(await work()).toEqual(['done'])
  expect(await work()).toEqual(['done'])
  const [sent] = mailer.sent
  expect(mailer.sent).toHaveLength(1)
  expect(sent?.subject).toContain(`Quotation declined`)
  expect(sent?.text).toContain('The price is too high')
  expect(sent?.text).toContain(`${SITE}/admin#/quotations/${detail.id}`)
  expect(sent?.text).toContain('Too <b>dear</b>')
  expect(sent?.html).not.toContain('<b>dear</b>')
})

it('tells nobody of an approval where nobody may give it, and fails no job', async () => {
  const { ctx, jobs, mailer, work } = await setUp()
  const draft = await addDraft(ctx, (await addLead(database.db)).id)
  jobs.sent.length = 0
  await askApproval({ ctx, input: { id: draft.id, version: draft.version } })
  expect(await work()).toEqual(['done'])
  expect(mailer.sent).toHaveLength(0)
})

it('keeps the trouble of a box that refuses where the lead shows it', async () => {
  const { ctx, work } = await setUp([new MailRefused('SMTP 550')])
  const lead = await addLead(database.db)
  const { detail } = await addOffer(ctx, lead.id)
  expect(await work()).toEqual(['given_up'])
  expect((await findQuotation({ ctx, input: { id: detail.id } })).versions).toMatchObject([{ mail_state: 'failed' }])
  const rows = await database.db.select({ kind: mailDelivery.kind, error: mailDelivery.error }).from(mailDelivery).where(eq(mailDelivery.enquiryId, lead.id))
  expect(rows).toEqual([{ kind: 'quotation', error: 'SMTP 550' }])
})
