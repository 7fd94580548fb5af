import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { quotationVersion } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { answerOffer } from '#core/domain/quotation/index.ts'
import { addLead, addOffer } from '#core/domain/quotation/testing.ts'
import { saveSettings } from '#core/domain/setting/index.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { verifyView } from './verify-view.server.ts'

const BANK = { beneficiary: 'Quayline Exports Ltd', bank: 'Bank of Tests', address: 'Shanghai', account: '1234 5678 9012', swift: 'TESTCNSH' }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  await saveSettings({ ctx, input: { group: 'offers', version: 0, value: { ...UNSET_SETTINGS.offers, bank: BANK } } })
})
afterAll(() => database.drop())

// R23.10
it('shows a genuine document that was accepted in green, with the day, and one that was altered never', async () => {
  const actor = await addStaff(database.db, ['enquiry.read', 'enquiry.write', 'quotation.write'])
  const { ctx } = createTestCtx(database.db, { actor })
  const visitor = createTestCtx(database.db).ctx
  const { detail, code } = await addOffer(ctx, (await addLead(database.db)).id)
  const paper = detail.versions[0]?.verify_code ?? ''
  const look = async () => (await verifyView({ ctx: visitor, locale: 'en', siteOrigin: 'http://localhost' }, paper)).verdict
  expect(await look()).toMatchObject({ tone: 'success', notes: [], warnings: [] })
  await answerOffer({ ctx: visitor, input: { answer: 'accept', code, revision: 1, name: 'Amina', consent: true } })
  expect(await look()).toMatchObject({ tone: 'success', warnings: [], notes: [expect.stringContaining('accepted on')] })
  await database.db.update(quotationVersion).set({ hash: 'other' }).where(eq(quotationVersion.quotationId, detail.id))
  expect(await look()).toMatchObject({ tone: 'danger', notes: [] })
})
