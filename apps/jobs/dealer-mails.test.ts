import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { applyAsDealer } from '#core/domain/dealer/index.ts'
import { applicationInput } from '#core/domain/dealer/testing.ts'
import { addCountry, createTestCtx, VISITOR_REQUEST } from '#core/domain/testing.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { createDealerMailHandler, createDealerNoticeHandler } from './dealer-mails.ts'
import { createTurns } from './mail-turns.ts'

const FIRST = { number: 1, isLast: false }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await database.db.insert(setting).values({ key: 'notices', value: { enquiry_mails: ['sales@quayline.example'] } })
  await addCountry(database.db, 'PE', { en: 'Peru', zh: '秘鲁', ar: 'بيرو' })
})
afterAll(() => database.drop())

it('writes to the applicant in their language, and to the staff in theirs, the country included', async () => {
  const { ctx, jobs } = createTestCtx(database.db, { locale: 'ar' })
  await applyAsDealer({ ctx, input: applicationInput({ country: 'بيرو' }), documents: [], idempotencyKey: null, request: VISITOR_REQUEST })
  const mailer = createFakeMailer()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const deps = {
    createCtx: () => ({ ...ctx, actor: { kind: 'system' as const } }),
    mailer,
    inTurn: createTurns(1),
    siteOrigin: 'https://www.quayline.example',
    replyAddress: null,
    log,
  }
  const handlers = { 'dealer-mail': createDealerMailHandler(deps), 'dealer-notice': createDealerNoticeHandler(deps) }
  for (const { name, payload } of jobs.sent) if (name === 'dealer-mail' || name === 'dealer-notice') expect(await handlers[name](payload, FIRST)).toBe('done')
  const toStaff = mailer.sent.find(({ to }) => to.address === 'sales@quayline.example')
  const toApplicant = mailer.sent.find((message) => message !== toStaff)
  expect([toApplicant?.locale, toStaff?.locale]).toEqual(['ar', 'en'])
  expect(toStaff?.subject).toMatch(/, Peru$/)
  expect(toStaff?.text).toContain('Country or region / 国家或地区: Peru / 秘鲁')
  expect(toStaff?.text).not.toContain('بيرو')
})
