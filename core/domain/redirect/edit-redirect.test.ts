import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listRedirectsInputSchema, redirectPageSchema } from '#contract/staff-redirect.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { deleteRedirect, findRedirect, listRedirects, saveRedirect } from './index.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
const save = (source: string, target: string | null, id: number | null = null, version = 0) =>
  saveRedirect({ ctx: system(), input: { id, version, value: { source, target } } })
const leads = (path: string) => findRedirect({ ctx: createTestCtx(database.db).ctx, input: { path } })

describe('an old address', () => {
  it('leads to the new one, or says that it is gone, and can be forgotten', async () => {
    const { id } = await save('/news/old.html', '/article/new')
    expect(await leads('/news/old.html')).toEqual({ target: '/article/new', status: 301 })
    expect(await save('/news/old.html', null, id, 1)).toEqual({ id, version: 2, value: { source: '/news/old.html', target: null } })
    expect(await leads('/news/old.html')).toEqual({ target: null, status: 410 })
    await expect(save('/news/old.html', '/carList', id, 1)).rejects.toThrow('conflict')
    await deleteRedirect({ ctx: system(), input: { id } })
    expect(await leads('/news/old.html')).toBeNull()
    await expect(deleteRedirect({ ctx: system(), input: { id } })).rejects.toThrow('not_found')
  })

  it('leads on in one step: no loop and no chain, whoever comes first', async () => {
    await save('/a', '/b')
    await expect(save('/b', '/a')).rejects.toMatchObject({ issues: [{ path: 'value.target', key: 'leads_on' }] })
    await expect(save('/c', '/a')).rejects.toMatchObject({ issues: [{ path: 'value.target', key: 'leads_on' }] })
    await expect(save('/b', '/d')).rejects.toMatchObject({ issues: [{ path: 'value.source', key: 'is_led_to' }] })
    await expect(save('/a', '/e')).rejects.toMatchObject({ issues: [{ path: 'value.source', key: 'known_address' }] })
    const outcomes = await Promise.allSettled([save('/one', '/two'), save('/two', '/one')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it.each<[string, string, string | null]>([
    ['value.source', 'no-path', '/x'],
    ['value.source', '//other.example/x', '/x'],
    ['value.source', '/x?y=1', '/z'],
    ['value.source', '/', '/z'],
    ['value.source', '/admin/x', '/z'],
    ['value.source', '/a\u0000b', '/z'],
    ['value.source', `/${'x'.repeat(500)}`, '/z'],
    ['value.target', '/x', '/x'],
    ['value.target', '/x', '//other.example'],
    ['value.target', '/x', 'javascript:alert(1)'],
    ['value.target', '/x', 'http://other.example/'],
  ])('is refused by %s where it is %j and leads to %j', async (path, source, target) => {
    await expect(save(source, target)).rejects.toMatchObject({ key: 'validation_failed', issues: [expect.objectContaining({ path })] })
  })

  it('is found by what stands in either address, for those who may', async () => {
    await save('/spring-offer', 'https://fair.example/2026')
    const page = redirectPageSchema.parse(await listRedirects({ ctx: system(), input: listRedirectsInputSchema.parse({ word: 'fair.EXAMPLE' }) }))
    expect(page.list.map(({ value }) => value.source)).toEqual(['/spring-offer'])
    await expect(listRedirects({ ctx: createTestCtx(database.db).ctx, input: listRedirectsInputSchema.parse({}) })).rejects.toThrow('forbidden')
  })
})
