import { EventEmitter } from 'node:events'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { live } from './live.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'

/** What a process tells when its work fails with `thrown`. */
async function lastWords(thrown: unknown): Promise<{ text: string; code: number }> {
  const texts: string[] = []
  const stream = { write: (text: string) => texts.push(text) } as never
  const { promise, resolve } = Promise.withResolvers<number>()
  const surroundings = { readEnv: () => ({}) as never, rootDir: '/', events: new EventEmitter(), output: stream, errors: stream, exit: resolve }
  await live(surroundings, () => {
    throw thrown
  })
  return { text: texts.join(''), code: await promise }
}

it('tells of a start or a command that failed where it was and what the database named, not what was stored or sent', async () => {
  const refused = Object.assign(new Error('invalid input syntax for type integer: "canary"'), { code: '22P02', routine: 'pg_strtoint32_safe' })
  const { text, code } = await lastWords(new DrizzleQueryError('insert into member values ($1)', ['canary'], refused))
  expect(code).toBe(1)
  expect(text).toMatch(/^DrizzleQueryError\n {4}at [^]*caused by Error \(code 22P02, routine pg_strtoint32_safe\)\n {4}at /)
  expect(text).not.toContain('canary')
})

it('tells what the operator can mend in one line', async () => {
  expect(await lastWords(new StartupError('The port is taken.'))).toEqual({ text: 'The port is taken.\n', code: 1 })
  const denied = Object.assign(new Error("EACCES: permission denied, open '/data'"), { code: 'EACCES', syscall: 'open' })
  expect((await lastWords(denied)).text).toBe("EACCES: permission denied, open '/data'\n")
  const rights = Object.assign(new Error('permission denied for schema public'), { code: '42501' })
  expect((await lastWords(rights)).text).toBe('The database does not permit its user what is needed: permission denied for schema public.\n')
})
