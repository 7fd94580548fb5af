import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { UNSET_SETTINGS, type Settings } from '#contract/setting.ts'
import { auditLog } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findStaffFaq, listStaffFaqs, saveStaffFaq, seedFaq } from '#core/domain/faq/index.ts'
import { findStaffLegalPage, saveLegalPage, seedLegalPages } from '#core/domain/legal/index.ts'
import { seedMemberLevels } from '#core/domain/member/index.ts'
import { findSettings, saveSettings, seedSettings } from '#core/domain/setting/index.ts'
import { addCar, createTestCtx } from '#core/domain/testing.ts'
import { putAwaySetupList, readSetupList, settleFirstWords } from './index.ts'

let database: TestDatabase
let ctx: Ctx
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  ctx = createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
})
afterAll(() => database.drop())

const OWN: Settings<'company'> = { ...UNSET_SETTINGS.company, name: 'Harbour Motors' }

async function done(hasMailServer = false): Promise<string[]> {
  return (await readSetupList({ ctx, input: { hasMailServer } })).steps.filter((step) => step.is_done).map((step) => step.name)
}

it('ticks what is the company’s own, and no sample', async () => {
  expect(await done()).toEqual(['first_words'])
  await seedSettings({ ctx, input: { group: 'company', value: { ...OWN, phone: '+86 400 555 0100', legal_name: 'Sample', address: 'Sample' } } })
  await addCar(database.db, { modelName: 'Sample', brandName: 'BYD', isSample: true })
  expect(await done()).toEqual(['first_words'])
  expect(await done(true)).toEqual(['first_words', 'mail_server'])
  const { version } = await findSettings({ ctx, group: 'company' })
  await saveSettings({ ctx, input: { group: 'company', version, value: OWN } })
  expect(await done()).toEqual(['name', 'first_words'])
  await saveSettings({
    ctx,
    input: { group: 'company', version: version + 1, value: { ...OWN, whatsapp: '+86 138 0000 0001', legal_name: 'Harbour Co.', address: '1 Pier' } },
  })
  await saveSettings({ ctx, input: { group: 'notices', version: 0, value: { enquiry_mails: ['a@example.com'] } } })
  await saveSettings({ ctx, input: { group: 'hours', version: 0, value: { ...UNSET_SETTINGS.hours, days: [1] } } })
  await addCar(database.db, { modelName: 'Own', brandName: 'BYD', isSample: false })
  expect(await done()).toEqual(['name', 'contact', 'hours', 'notices', 'legal', 'first_words', 'car'])
  await saveSettings({ ctx, input: { group: 'lists', version: 0, value: UNSET_SETTINGS.lists } })
  expect(await done()).toContain('promises')
  await seedLegalPages({ ctx, input: { filler: 'Sample' } })
  expect(await done()).not.toContain('legal_pages')
  for (const id of ['legalNotice', 'privacy'] as const) {
    const page = await findStaffLegalPage({ ctx, input: { id } })
    await saveLegalPage({
      ctx,
      input: { id, version: page.version, value: { ...page.value, body: { ...page.value.body, en: [{ kind: 'paragraph', text: 'Our own.' }] } } },
    })
  }
  expect(await done()).toContain('legal_pages')
})

it('counts the answers and levels that nobody has read, until they are read or hidden (R16.122)', async () => {
  const words = async () => (await readSetupList({ ctx, input: { hasMailServer: false } })).first_words
  expect(await words()).toEqual({ answers: 0, levels: 0 })
  await seedFaq({ ctx })
  await seedMemberLevels({ ctx, input: { vouchers: {} } })
  const { list, total } = await listStaffFaqs({ ctx, input: { page: 1, page_size: 100 } })
  expect(await words()).toEqual({ answers: total, levels: 3 })
  expect(await done()).not.toContain('first_words')
  const { id, version, value } = await findStaffFaq({ ctx, input: { id: list[0]?.id ?? 0 } })
  await saveStaffFaq({ ctx, input: { id, version, value: { ...value, answer: { ...value.answer, en: 'Our own.' } } } })
  expect(await words()).toEqual({ answers: total - 1, levels: 3 })
  await settleFirstWords({ ctx, input: { choice: 'hide' } })
  expect(await words()).toEqual({ answers: 0, levels: 3 })
  const { list: after } = await listStaffFaqs({ ctx, input: { page: 1, page_size: 100 } })
  expect(after.map((row) => row.state)).toEqual(after.map((row) => (row.id === id ? 'published' : 'hidden')))
  await settleFirstWords({ ctx, input: { choice: 'read' } })
  expect(await words()).toEqual({ answers: 0, levels: 0 })
  expect(await done()).toContain('first_words')
})

it('is put away for everybody, which the audit tells once', async () => {
  for (const is_put_away of [true, true]) await putAwaySetupList({ ctx, input: { is_put_away } })
  expect((await readSetupList({ ctx, input: { hasMailServer: false } })).is_put_away).toBe(true)
  const entries = (await database.db.select().from(auditLog)).filter(({ action }) => action === 'setting.setup_list_put_away')
  expect(entries.map(({ detail }) => detail)).toEqual([{ before: false, after: true }])
})

it('is for those who may set up the site', async () => {
  const other = createTestCtx(database.db, { actor: { kind: 'staff', staffId: 1, permissions: ['content.write'] } }).ctx
  await expect(readSetupList({ ctx: other, input: { hasMailServer: true } })).rejects.toThrow('forbidden')
  await expect(settleFirstWords({ ctx: other, input: { choice: 'read' } })).rejects.toThrow('forbidden')
  await expect(putAwaySetupList({ ctx: other, input: { is_put_away: true } })).rejects.toThrow('forbidden')
})
