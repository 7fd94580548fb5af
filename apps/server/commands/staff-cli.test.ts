import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { auditLog } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { checkAccessLink } from '#core/domain/staff/index.ts'
import { addPerson } from '#core/domain/staff/testing.ts'
import { createTestCtx } from '#core/domain/testing.ts'
import { readStaffArgs, runStaffCommand } from './staff-cli.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

/** Runs the command as an operator types it; answers what it prints and its exit code. */
async function run(...words: string[]): Promise<{ code: number; text: string }> {
  const read = readStaffArgs(words)
  if (!read.ok) return { code: 2, text: read.text }
  const lines: string[] = []
  const { ctx } = createTestCtx(database.db, { actor: { kind: 'system' } })
  const code = await runStaffCommand({ ctx, args: read.args, siteOrigin: 'https://www.quayline.example', write: (text) => void lines.push(text) })
  return { code, text: lines.join('') }
}

it('prints a link for somebody who has lost their access, and the audit tells that the system did it (R16.44)', async () => {
  const person = await addPerson(database.db, { role: 'owner' })
  const { code, text } = await run('reset-access', person.mail)
  expect(code).toBe(0)
  const token = /^https:\/\/www\.quayline\.example\/admin\/#\/setup\?token=(\S+)$/m.exec(text)?.[1] ?? ''
  const { ctx } = createTestCtx(database.db)
  expect(await checkAccessLink({ ctx, input: { token } })).toEqual({ kind: 'personal', mail: person.mail, name: 'Li', locale: 'en' })
  const entries = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(person.id)))
  expect(entries.map(({ action, actorKind }) => [action, actorKind])).toEqual([['staff.access_reset', 'system']])
})

it('says that nobody has the address, or that the person is disabled', async () => {
  expect(await run('reset-access', 'nobody@example.com')).toEqual({ code: 1, text: 'Nobody on the staff has this mail address.\n' })
  const disabled = await addPerson(database.db, { isDisabled: true })
  expect(await run('reset-access', disabled.mail)).toMatchObject({ code: 1, text: expect.stringContaining('disabled') })
})

it.each([[[]], [['reset-access']], [['reset-access', 'no-mail']], [['reset-access', 'a@example.com', 'b']], [['list']]])(
  'tells how it is used for %j',
  async (words) => {
    expect(await run(...words)).toMatchObject({ code: 2, text: expect.stringContaining('npm run staff -- reset-access MAIL') })
  },
)
