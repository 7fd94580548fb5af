import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { UNSET_SETTINGS, type Settings } from '#contract/setting.ts'
import { auditLog } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findStaffLegalPage, saveLegalPage, seedLegalPages } from '#core/domain/legal/index.ts'
import { findSettings, saveSettings, seedSettings } from '#core/domain/setting/index.ts'
import { addCar, createTestCtx } from '#core/domain/testing.ts'
import { putAwaySetupList, readSetupList } from './index.ts'

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
  expect(await done()).toEqual([])
  await seedSettings({ ctx, input: { group: 'company', value: { ...OWN, phone: '+86 400 555 0100', legal_name: 'Sample', address: 'Sample' } } })
  await addCar(database.db, { modelName: 'Sample', brandName: 'BYD', isSample: true })
  expect(await done()).toEqual([])
  expect(await done(true)).toEqual(['mail_server'])
  const { version } = await findSettings({ ctx, group: 'company' })
  await saveSettings({ ctx, input: { group: 'company', version, value: OWN } })
  expect(await done()).toEqual(['name'])
  await saveSettings({
    ctx,
    input: { group: 'company', version: version + 1, value: { ...OWN, whatsapp: '+86 138 0000 0001', legal_name: 'Harbour Co.', address: '1 Pier' } },
  })
  await saveSettings({ ctx, input: { group: 'notices', version: 0, value: { enquiry_mails: ['a@example.com'] } } })
  await saveSettings({ ctx, input: { group: 'hours', version: 0, value: { ...UNSET_SETTINGS.hours, days: [1] } } })
  await addCar(database.db, { modelName: 'Own', brandName: 'BYD', isSample: false })
  expect(await done()).toEqual(['name', 'contact', 'hours', 'notices', 'legal', 'car'])
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

it('is put away for everybody, which the audit tells once', async () => {
  for (const is_put_away of [true, true]) await putAwaySetupList({ ctx, input: { is_put_away } })
  expect((await readSetupList({ ctx, input: { hasMailServer: false } })).is_put_away).toBe(true)
  const entries = (await database.db.select().from(auditLog)).filter(({ action }) => action === 'setting.setup_list_put_away')
  expect(entries.map(({ detail }) => detail)).toEqual([{ before: false, after: true }])
})

it('is for those who may set up the site', async () => {
  const other = createTestCtx(database.db, { actor: { kind: 'staff', staffId: 1, permissions: ['content.write'] } }).ctx
  await expect(readSetupList({ ctx: other, input: { hasMailServer: true } })).rejects.toThrow('forbidden')
  await expect(putAwaySetupList({ ctx: other, input: { is_put_away: true } })).rejects.toThrow('forbidden')
})
