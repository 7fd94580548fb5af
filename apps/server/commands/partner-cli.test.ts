import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { readPartnerArgs, runPartnerCommand } from './partner-cli.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

/** Runs the command as an operator types it; answers what it prints and its exit code. */
async function run(...words: string[]): Promise<{ code: number; text: string }> {
  const read = readPartnerArgs(words)
  if (!read.ok) return { code: 2, text: read.text }
  const lines: string[] = []
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const code = await runPartnerCommand({ ctx, args: read.args, write: (text) => void lines.push(text) })
  return { code, text: lines.join('') }
}

it('prints key and secret of a new partner once, and lists it without them', async () => {
  const { text } = await run('create', 'Example Motors', '--scopes', 'stock.read', '--v1-until', '2027-03-31')
  const [, key = '', secret = '', salt = ''] = /key\s+(ql_\w+)\nsecret\s+([0-9a-f]{64})\nv1 salt\s+([0-9a-f]{64})\n/.exec(text) ?? []
  const list = await run('list')
  expect(list.text).toContain(`${key}  Example Motors  stock.read  v2, v1 until 2027-03-31  active`)
  expect([secret, salt].filter((each) => each === '' || list.text.includes(each))).toEqual([])
  expect((await run('disable', key)).code).toBe(0)
  expect((await run('list')).text).toContain('disabled')
})

it.each([[['create']], [['create', 'A', '--scopes', 'all']], [['create', 'A', '--v1-until', '2027-13-01']], [['renew']], [['list', 'x']], [['--help']], [[]]])(
  'tells how it is used for %j',
  async (words) => {
    expect(await run(...words)).toMatchObject({ code: 2, text: expect.stringContaining('npm run partner -- create NAME') })
  },
)

it('says that a key is unknown', async () => {
  expect(await run('renew', 'ql_unknown')).toEqual({ code: 1, text: 'There is no partner with this key.\n' })
})
