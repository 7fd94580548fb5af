import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { setting } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import { findSettings, saveSettings } from '#core/domain/setting/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { listMenuColumns } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const namesIn = async (locale: 'en' | 'ar') => {
  const { ctx } = createTestCtx(database.db, { locale })
  return (await listMenuColumns({ ctx })).map(({ column, label }) => label ?? column)
}

it('is the product’s own until staff order it, hide a column and add links, which stand where they have words', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  expect(await namesIn('en')).toEqual(['home', 'products', 'usedCars', 'carFittings', 'brands', 'about', 'netWork', 'contactUs'])
  expect((await listMenuColumns({ ctx })).filter(({ is_hot }) => is_hot)).toEqual([{ column: 'netWork', url: '/netWork', is_hot: true, label: null }])
  const { version, value } = await findSettings({ ctx, group: 'menu' })
  const [home, ...rest] = value.columns
  if (home === undefined) throw new Error('No columns')
  const link = { column: 'link' as const, href: 'https://trucks.example.com/', texts: { en: 'Trucks' }, is_shown: true, is_hot: true }
  const columns = [link, ...rest.map((entry) => (entry.column === 'brands' ? { ...entry, is_shown: false } : entry)), home]
  await saveSettings({ ctx, input: { group: 'menu', version, value: { columns } } })
  expect(await namesIn('en')).toEqual(['Trucks', 'products', 'usedCars', 'carFittings', 'about', 'netWork', 'contactUs', 'home'])
  expect(await namesIn('ar')).toEqual(['products', 'usedCars', 'carFittings', 'about', 'netWork', 'contactUs', 'home'])
})

it('leads nowhere that is not there (R16.119)', async () => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const set = async (href: string) => {
    const { version, value } = await findSettings({ ctx, group: 'menu' })
    const link = { column: 'link' as const, href, texts: { en: 'Link' }, is_shown: true, is_hot: false }
    await saveSettings({ ctx, input: { group: 'menu', version, value: { columns: [link, ...value.columns.filter(({ column }) => column !== 'link')] } } })
  }
  await insertBrand(database.db, { brandName: 'BYD' })
  for (const href of ['/carList?energy_type=BEV#top', '/about/', '/brand/byd', 'https://trucks.example.com/nowhere']) await set(href)
  for (const href of ['/carlists', '/brand/none', '/car/none', '/article/none', '/admin', '/privacy', '/car/a/b/c'])
    await expect(set(href)).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'value.columns.0.href', key: 'no_such_page' }] })
})

it('gains the columns of a newer release at its end', async () => {
  const { ctx } = createTestCtx(database.db)
  const columns = UNSET_SETTINGS.menu.columns.slice(0, 2)
  await database.db
    .insert(setting)
    .values({ key: 'menu', value: { columns } })
    .onConflictDoUpdate({ target: setting.key, set: { value: { columns } } })
  ctx.ports.cache.drop()
  expect((await listMenuColumns({ ctx })).map(({ column }) => column)).toEqual([
    'home',
    'products',
    'usedCars',
    'carFittings',
    'brands',
    'about',
    'netWork',
    'contactUs',
  ])
})

it.each([
  [{ href: 'javascript:alert(1)', texts: { en: 'x' } }, 'columns.8.href'],
  [{ href: '//evil.example', texts: { en: 'x' } }, 'columns.8'],
  [{ href: 'http://plain.example', texts: { en: 'x' } }, 'columns.8'],
  [{ href: '/car\\x', texts: { en: 'x' } }, 'columns.8'],
  [{ href: '/carList', texts: {} }, 'columns.8.texts.en'],
  [{ href: '/carList', texts: { en: 'a\u0000b' } }, 'columns.8.texts.en'],
  [{ column: 'home', href: '', texts: {} }, 'columns'],
])('refuses %j', async (entry, path) => {
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const { version } = await findSettings({ ctx, group: 'menu' })
  const columns = [...UNSET_SETTINGS.menu.columns, { column: 'link', ...entry, is_shown: true, is_hot: false }]
  await expect(saveSettings({ ctx, input: { group: 'menu', version, value: { columns } as never } })).rejects.toMatchObject({
    key: 'validation_failed',
    issues: [{ path: expect.stringContaining(path) }],
  })
})
