import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { errorLine, errorRecord, errorText } from './error-record.ts'

/** As pg makes it of what PostgreSQL says about a row that is there already. */
function refusedRow(): Error {
  const refused = new DatabaseError('duplicate key: "canary"', 100, 'error')
  const said = { code: '23505', severity: 'ERROR', table: 'member', constraint: 'member_mail_key', routine: '_bt_check_unique' }
  return Object.assign(refused, said, { detail: 'Key (mail)=(canary@leak.example) already exists.', where: 'canary', internalQuery: "select 'canary'" })
}

it('tells of a failed statement what the database names, never what was sent', () => {
  const failed = new DrizzleQueryError('insert into member values ($1)', ['canary@leak.example', 'canary'], refusedRow())
  const record = errorRecord(failed)
  expect(record).toMatchObject({
    type: 'DrizzleQueryError',
    stack: expect.stringMatching(/^ {4}at .*error-record\.test\.ts/),
    cause: { type: 'DatabaseError', code: '23505', severity: 'ERROR', table: 'member', constraint: 'member_mail_key', routine: '_bt_check_unique' },
  })
  expect(`${JSON.stringify(record)}${errorText(failed)}${errorLine(failed)}`).not.toContain('canary')
  expect(errorLine(failed)).toMatch(/^DrizzleQueryError, caused by DatabaseError \(code 23505, .*constraint member_mail_key/)
  expect(errorText(failed)).toMatch(/^DrizzleQueryError\n {4}at [^]*\ncaused by DatabaseError \(code 23505/)
})

it('takes no line of a message for a frame', () => {
  const failed = new Error('canary\n    at canary (/canary.ts:1:1)\n    at canary.ts:1:1')
  expect(failed.stack).toContain('canary.ts:1:1')
  expect(errorRecord(failed).stack).not.toContain('canary')
  expect(errorRecord(failed).stack).toContain('error-record.test.ts')
})

it('leaves out whatever is no name or code by its looks', () => {
  const odd = Object.assign(new Error('canary'), {
    name: 'canary@leak.example',
    code: 'canary@leak.example',
    table: '+254 700 canary',
    status: '500 canary',
    port: 25,
  })
  expect(errorRecord(odd)).toEqual({ type: 'Error', port: 25, stack: expect.any(String) })
})

it.each([['canary'], [null], [undefined], [7], [{ message: 'canary', data: 'canary' }], [new Response('canary', { status: 404 })]])(
  'has a word for %o, which is no error',
  (thrown) => {
    expect(JSON.stringify(errorRecord(thrown))).not.toContain('canary')
    // Hono's server puts a class of its own in the place of `Response`, whose name is none.
    expect(errorRecord(thrown).type).toMatch(/^(string|object|undefined|number|Object|Response|Error)$/)
  },
)

it('tells of an expected failure its key, and of a bundle its first errors', () => {
  expect(errorRecord(new AppError('rate_limited'))).toMatchObject({ type: 'AppError', key: 'rate_limited' })
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:25'), { code: 'ECONNREFUSED', syscall: 'connect', port: 25 })
  expect(errorLine(new AggregateError([refused], 'canary'))).toBe('AggregateError, caused by Error (code ECONNREFUSED, syscall connect, port 25)')
})

it('ends where causes go round in a circle', () => {
  const one = new Error('canary')
  const other = new Error('canary', { cause: one })
  one.cause = other
  expect(errorLine(one).split('caused by')).toHaveLength(6)
})
