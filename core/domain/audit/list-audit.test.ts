import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { auditPageSchema, listAuditInputSchema } from '#contract/audit.ts'
import { AUDIT_AREAS } from '#contract/audit-values.ts'
import { auditLog, country } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { articleInput } from '#core/domain/article/testing.ts'
import { findStaffArticle, saveArticle, saveStaffArticle } from '#core/domain/article/index.ts'
import { insertBrand } from '#core/domain/car/testing.ts'
import { findStaffCountry, saveCountry, seedCountries } from '#core/domain/country/index.ts'
import { listStaffLevels, seedMemberLevels } from '#core/domain/member/index.ts'
import { deletePort, savePort } from '#core/domain/port/index.ts'
import { deleteRedirect, saveRedirect } from '#core/domain/redirect/index.ts'
import { createStock, patchStock } from '#core/domain/stock/index.ts'
import { carRecord } from '#core/domain/stock/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import en from '#i18n/messages/en/admin.json'
import { listAudit, writeAudit } from './index.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

const RIGHTS = [
  'member.read',
  'audit.read',
  'content.read',
  'content.write',
  'content.publish',
  'catalogue.read',
  'catalogue.write',
  'catalogue.price',
  'catalogue.publish',
]

async function asStaff() {
  const actor = await addStaff(database.db, RIGHTS)
  const { ctx } = createTestCtx(database.db, { actor })
  const list = async (filter: Record<string, unknown> = {}) =>
    auditPageSchema.parse(await listAudit({ ctx, input: listAuditInputSchema.parse({ staff_id: actor.staffId, ...filter }) })).list
  return { ctx, list }
}

it('tells of articles, redirects and vehicles by their names, with both values of each field (R16.46)', async () => {
  const { ctx, list } = await asStaff()
  const { article_id: id } = await saveArticle({ ctx: createTestCtx(database.db, { actor: { kind: 'system' } }).ctx, input: articleInput('audited') })
  const { version, value } = await findStaffArticle({ ctx, input: { id } })
  const before = value.title.en
  await saveStaffArticle({ ctx, input: { id, version, value: { ...value, title: { ...value.title, en: 'Told of' } } } })
  const redirect = await saveRedirect({ ctx, input: { id: null, version: 0, value: { source: '/old-audited', target: '/carList' } } })
  const brand = await insertBrand(database.db, { brandName: 'BYD', brandSign: 'byd-audited' })
  const car = await createStock({ ctx, kind: 'car', input: { value: carRecord(brand.id, { model_name: 'Seal', trim: 'AWD', model_year: 2026 }) } })
  await patchStock({ ctx, kind: 'car', input: { id: car.id, version: 1, value: { power_kw: 390 } } })
  await deleteRedirect({ ctx, input: { id: redirect.id } })
  expect((await list()).map(({ action, subject_name: name, detail }) => [action, name, detail['changed']])).toMatchObject([
    ['redirect.deleted', null, undefined],
    ['stock.saved', 'BYD Seal AWD 2026', { power_kw: { after: 390 } }],
    ['stock.added', 'BYD Seal AWD 2026', {}],
    ['redirect.saved', null, { source: { before: null, after: '/old-audited' }, target: { before: null, after: '/carList' } }],
    ['article.saved', 'Told of', { 'title.en': { before, after: 'Told of' } }],
  ])
})

it('tells of a country, a port, an import rule and a level by their names, also of a port that is gone', async () => {
  const { ctx, list } = await asStaff()
  await seedCountries({ ctx })
  await seedMemberLevels({ ctx, input: { vouchers: {} } })
  const [kenya] = await ctx.db.select({ id: country.id }).from(country).where(eq(country.iso2, 'KE'))
  const { id, version, value } = await findStaffCountry({ ctx, input: { id: kenya?.id ?? 0 } })
  await saveCountry({ ctx, input: { id, version, value: { ...value, sort_order: 4 } } })
  const place = { country_iso2: 'KE', un_locode: null, region: null, latitude: null, longitude: null, has_roro: null, has_container: null }
  const port = await savePort({ ctx, input: { id: null, version: 0, value: { ...place, port_name: 'Lamu' } } })
  await deletePort({ ctx, input: port })
  await writeAudit(ctx.db, { ctx, action: 'member_level.saved', subjectKind: 'member_level', subjectId: (await listStaffLevels({ ctx }))[0]?.id ?? 0 })
  const entries = await list({ area: 'market' })
  expect(entries.map(({ action, subject_name: name, detail }) => [action, name, detail['name']])).toEqual([
    ['port.deleted', null, 'Lamu'],
    ['port.saved', null, undefined],
    ['country.saved', 'Kenya', undefined],
  ])
  expect((await list({ area: 'member' })).map(({ subject_name: name }) => name)).toEqual(['Silver'])
})

it('is narrowed down to a part of the work and to who did it', async () => {
  const { ctx, list } = await asStaff()
  await saveRedirect({ ctx, input: { id: null, version: 0, value: { source: '/old-narrow', target: null } } })
  await writeAudit(database.db, { ctx, action: 'staff.logged_in', subjectKind: 'staff', subjectId: 1 })
  await writeAudit(database.db, { ctx, action: 'role.saved', subjectKind: 'role', subjectId: 1 })
  const actions = async (filter: Record<string, unknown>) => (await list(filter)).map(({ action }) => action)
  expect(await actions({ area: 'content' })).toEqual(['redirect.saved'])
  expect(await actions({ area: 'access' })).toEqual(['role.saved', 'staff.logged_in'])
  expect(await actions({ area: 'enquiry' })).toEqual([])
  expect(await actions({ area: 'content', actor_kind: 'staff' })).toEqual(['redirect.saved'])
  expect(await actions({ actor_kind: 'system' })).toEqual([])
})

it('names what has no row, or an id that is no number, by nothing', async () => {
  const { ctx, list } = await asStaff()
  const odd = ["1'; drop table staff; --", '99999999999999999999', '', 'hours', '0']
  for (const subjectId of odd) await writeAudit(database.db, { ctx, action: 'article.saved', subjectKind: 'article', subjectId })
  expect((await list()).map(({ subject_name: name }) => name)).toEqual(odd.map(() => null))
  expect((await database.db.select({ id: auditLog.id }).from(auditLog)).length).toBeGreaterThan(odd.length)
})

it('knows the part of the work of every action', () => {
  const known: readonly string[] = Object.values(AUDIT_AREAS).flat()
  expect(Object.keys(en.audit.action).filter((feature) => !known.includes(feature))).toEqual([])
})

it.each([{ area: 'nothing' }, { actor_kind: 'owner' }, { from: '23.11.2026' }, { staff_id: '1 or 1=1' }, { page: 0 }])('refuses %j', (input) => {
  expect(listAuditInputSchema.safeParse(input).success).toBe(false)
})
