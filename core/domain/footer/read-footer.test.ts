import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { FOOTER_COLUMNS, FOOTER_PAGES } from '#contract/frame-values.ts'
import { UNSET_SETTINGS, type Settings } from '#contract/setting.ts'
import { setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findSettings, saveSettings } from '#core/domain/setting/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { readFooter } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const footerIn = async (locale: 'en' | 'ar') => {
  const { columns, links } = await readFooter({ ctx: createTestCtx(database.db, { locale }).ctx })
  return { columns, links: links.map((link) => link.page ?? link.label) }
}
const save = async (change: Partial<Settings<'footer'>>) => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const { version, value } = await findSettings({ ctx, group: 'footer' })
  return saveSettings({ ctx, input: { group: 'footer', version, value: { ...value, ...change } } })
}
const own = (change: object = {}) => ({ page: 'link' as const, href: 'https://trucks.example.com/', texts: { en: 'Trucks' }, is_shown: true, ...change })

it('is the product’s own until staff order it, hide columns and links, and add their own, which stand where they have words (R16.84)', async () => {
  expect(await footerIn('ar')).toEqual({ columns: FOOTER_COLUMNS, links: FOOTER_PAGES })
  const [cars, ...rest] = UNSET_SETTINGS.footer.links
  if (cars === undefined) throw new Error('No links')
  await save({
    columns: [
      { name: 'languages', is_shown: true },
      { name: 'contact', is_shown: false },
      { name: 'explore', is_shown: true },
    ],
    links: [own(), ...rest.map((link) => ({ ...link, is_shown: link.page === 'club' })), cars],
  })
  expect(await footerIn('en')).toEqual({ columns: ['languages', 'explore'], links: ['Trucks', 'club', 'carList'] })
  expect((await footerIn('ar')).links).toEqual(['club', 'carList'])
})

it('gains the columns and pages of a newer release at its end', async () => {
  const value = { columns: [{ name: 'explore', is_shown: false }], links: [{ page: 'club', href: '', texts: {}, is_shown: true }] }
  await database.db.insert(setting).values({ key: 'footer', value }).onConflictDoUpdate({ target: setting.key, set: { value } })
  const { columns, links } = await footerIn('en')
  expect(columns).toEqual(['contact', 'languages'])
  expect(links).toEqual(['club', ...FOOTER_PAGES.filter((page) => page !== 'club')])
})

it.each([
  [{ links: [own({ href: 'javascript:alert(1)' })] }, 'links.0.href', 'link_address'],
  [{ links: [own({ href: '//evil.example' })] }, 'links.0.href', 'link_address'],
  [{ links: [own({ texts: {} })] }, 'links.0.texts.en', 'required'],
  [{ links: [own({ texts: { en: 'x'.repeat(41) } })] }, 'links.0.texts.en', 'too_long'],
  [{ links: Array.from({ length: 41 }, () => own()) }, 'links', 'too_many'],
  [{ links: [own({ page: 'club' }), own({ page: 'club' })] }, 'links', 'twice'],
  [{ columns: [UNSET_SETTINGS.footer.columns[0], UNSET_SETTINGS.footer.columns[0]] }, 'columns', 'twice'],
])('refuses %j', async (change, path, key) => {
  await expect(save(change as never)).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path, key }] })
})
