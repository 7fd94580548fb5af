import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { staffWebLinkSchema, webLinkSchema, type SaveWebLinkInput } from '#contract/web-link.ts'
import { auditLog } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { deleteWebLink, listStaffWebLinks, listWebLinks, saveWebLink } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
const save = (input: SaveWebLinkInput) => saveWebLink({ ctx: system(), input })

async function listed(locale: 'en' | 'th') {
  const links = await listWebLinks({ ctx: createTestCtx(database.db, { locale }).ctx })
  return links.map((link) => webLinkSchema.parse(link)).map(({ group, name, description }) => [group, name, description])
}

it('lists by group what is published and explained in the language', async () => {
  await save({ group: 'shipping', name: 'Sea', url: 'https://sea.example/', texts: { en: 'Ships', th: 'เรือ' } })
  await save({ group: 'maker', name: 'Works', url: 'https://works.example/', sort_order: 2, texts: { en: 'Cars' } })
  await save({ group: 'maker', name: 'Yard', url: 'https://yard.example/', sort_order: 1, texts: { en: 'Trucks' } })
  await save({ group: 'maker', name: 'Hidden', url: 'https://hidden.example/', is_published: false, texts: { en: 'Nothing' } })
  expect(await listed('en')).toEqual([
    ['maker', 'Yard', 'Trucks'],
    ['maker', 'Works', 'Cars'],
    ['shipping', 'Sea', 'Ships'],
  ])
  expect(await listed('th')).toEqual([['shipping', 'Sea', 'เรือ']])
})

it('writes once, changes what changed, and takes a language away', async () => {
  const link: SaveWebLinkInput = { group: 'standard', name: 'Rules', url: 'https://rules.example/', texts: { th: 'กฎ', en: 'Rules' } }
  const first = await save(link)
  expect(first.state).toBe('new')
  expect(await save({ ...link, texts: { en: 'Rules', th: 'กฎ' } })).toEqual({ id: first.id, state: 'unchanged' })
  expect(await save({ ...link, name: 'Norms', texts: { en: 'Rules' } })).toEqual({ id: first.id, state: 'changed' })
  expect(await listed('en')).toContainEqual(['standard', 'Norms', 'Rules'])
  expect((await listed('th')).some(([group]) => group === 'standard')).toBe(false)
  const log = await database.db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(first.id)))
  expect(log.map(({ detail }) => detail)).toEqual([
    { url: link.url, state: 'new' },
    { url: link.url, state: 'changed' },
  ])
})

it('is for the staff of the content, and takes addresses of the web only', async () => {
  const link: SaveWebLinkInput = { group: 'maker', name: 'Any', url: 'https://any.example/', texts: { en: 'Any' } }
  const { ctx } = createTestCtx(database.db)
  await expect(saveWebLink({ ctx, input: link })).rejects.toMatchObject({ key: 'forbidden' })
  const writer = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.write', 'content.publish']) }).ctx
  expect((await saveWebLink({ ctx: writer, input: link })).state).toBe('new')
  for (const url of ['javascript:alert(1)', 'ftp://any.example/', 'any.example'])
    await expect(save({ ...link, url })).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path: 'url' }] })
  await expect(save({ ...link, texts: { xx: 'Any' } })).rejects.toMatchObject({ key: 'validation_failed' })
})

it('shows the staff every link with its languages, and takes one away for good', async () => {
  const writer = createTestCtx(database.db, { actor: await addStaff(database.db, ['content.read', 'content.write', 'content.publish']) }).ctx
  const { id } = await save({ group: 'customs', name: 'Tariff', url: 'https://tariff.example/', is_published: false, texts: { en: 'Duties', ru: 'Пошлины' } })
  const found = (await listStaffWebLinks({ ctx: writer })).map((link) => staffWebLinkSchema.parse(link)).find((link) => link.id === id)
  expect(found).toMatchObject({ is_published: false, texts: { en: 'Duties', ru: 'Пошлины' } })
  const { ctx: visitor } = createTestCtx(database.db)
  await expect(listStaffWebLinks({ ctx: visitor })).rejects.toMatchObject({ key: 'forbidden' })
  await expect(deleteWebLink({ ctx: visitor, input: { id } })).rejects.toMatchObject({ key: 'forbidden' })
  await deleteWebLink({ ctx: writer, input: { id } })
  expect((await listStaffWebLinks({ ctx: writer })).some((link) => link.id === id)).toBe(false)
  await expect(deleteWebLink({ ctx: writer, input: { id } })).rejects.toMatchObject({ key: 'not_found' })
})
