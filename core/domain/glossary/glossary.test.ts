import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { glossaryPageSchema, listGlossaryInputSchema, type GlossaryTermValue } from '#contract/glossary.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { deleteGlossaryTerm, findGlossaryTerm, listGlossary, readGlossary, saveGlossaryTerm } from './index.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('databaseUrl'))))
afterAll(() => database.drop())

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } }).ctx
const term = (name: string, changes: Partial<GlossaryTermValue> = {}): GlossaryTermValue => ({
  term: name,
  spellings: [],
  meaning: '',
  words: inEachLanguage(() => ''),
  ...changes,
})
const save = (id: string | null, version: number, value: GlossaryTermValue) => saveGlossaryTerm({ ctx: system(), input: { id, version, value } })
const find = (id: string) => findGlossaryTerm({ ctx: system(), input: { id } })

it('adds a term, which is found in its spellings as whole words, signs of patterns taken as they are', async () => {
  await save(null, 0, term('roll-on (ro-ro)', { spellings: ['C++'] }))
  const { termsIn } = await readGlossary(system())
  const found = (text: string) => termsIn(text).map((entry) => entry.term)
  expect([found('By Roll-on (RO-RO), please'), found('A C++ B'), found('preroll-on (ro-ro)')]).toEqual([['roll-on (ro-ro)'], ['roll-on (ro-ro)'], []])
})

it('changes one of the product, and gives it back', async () => {
  const before = await find('down payment')
  expect(before).toMatchObject({ is_own: false, version: 0, value: { words: { de: 'Anzahlung' } } })
  const mine = { ...before.value, words: { ...before.value.words, de: 'Vorschuss' } }
  expect(await save('down payment', 0, mine)).toMatchObject({ is_own: true, version: 1, value: { words: { de: 'Vorschuss', fr: before.value.words.fr } } })
  await expect(save('down payment', 0, mine)).rejects.toThrow('conflict')
  await deleteGlossaryTerm({ ctx: system(), input: { id: 'down payment' } })
  expect(await find('down payment')).toEqual(before)
  await expect(deleteGlossaryTerm({ ctx: system(), input: { id: 'down payment' } })).rejects.toThrow('not_found')
})

it('lists by word in any language, and what a language has no word for', async () => {
  await save(null, 0, term('tow bar', { words: { ...inEachLanguage(() => ''), zh: '拖车钩' } }))
  const list = async (filter: object) =>
    glossaryPageSchema
      .parse(await listGlossary({ ctx: system(), input: listGlossaryInputSchema.parse({ page_size: 100, ...filter }) }))
      .list.map(({ id }) => id)
  expect(await list({ word: '拖车钩' })).toEqual(['tow bar'])
  expect(await list({ locale: 'de' })).toContain('tow bar')
  expect(await list({ locale: 'zh' })).not.toContain('tow bar')
})

it.each<[string, string | null, GlossaryTermValue, object]>([
  ['without a name', null, term(' '), { issues: [{ path: 'value.term', key: 'required' }] }],
  ['of a name that is there', null, term('Freight'), { issues: [{ path: 'value.term', key: 'taken' }] }],
  ['of the product under another name', 'freight', term('sea freight'), { issues: [{ path: 'value.term', key: 'fixed' }] }],
  ['with control characters', null, term('a\u0007b'), { issues: [{ path: 'value.term', key: 'control_characters' }] }],
  ['that is too long', null, term('x'.repeat(81)), { issues: [{ path: 'value.term', key: 'too_long' }] }],
])('refuses a term %s', async (_what, id, value, expected) => {
  await expect(save(id, 0, value)).rejects.toMatchObject({ key: 'validation_failed', ...expected })
})

it('is for those who may', async () => {
  const reader = createTestCtx(database.db, { actor: { kind: 'staff', staffId: 1, permissions: ['content.read'] } }).ctx
  await expect(saveGlossaryTerm({ ctx: reader, input: { id: null, version: 0, value: term('x') } })).rejects.toThrow('forbidden')
  await expect(listGlossary({ ctx: createTestCtx(database.db).ctx, input: listGlossaryInputSchema.parse({}) })).rejects.toThrow('forbidden')
})
