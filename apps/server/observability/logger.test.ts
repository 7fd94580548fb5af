import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from './logger.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function logTo(level = 'info') {
  const writes: string[] = []
  const output = new Writable({ decodeStrings: false, write: (chunk, _encoding, done) => (writes.push(chunk), done()) })
  return {
    ...createLogger({ level, output }),
    writes,
    lines: () =>
      writes
        .join('')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
  }
}

it('writes request lines in blocks, half a second late at most', () => {
  const { requestLogger, writes, lines } = logTo()
  requestLogger.write('info', { path: '/' })
  requestLogger.write('info', { path: '/brand' })
  expect(writes).toHaveLength(0)
  vi.advanceTimersByTime(500)
  expect(writes).toHaveLength(1)
  expect(lines().map(({ level, path }) => [level, path])).toEqual([
    ['info', '/'],
    ['info', '/brand'],
  ])
})

it('writes a full block, and what is held back at the end', () => {
  const { requestLogger, flush, writes } = logTo()
  requestLogger.write('info', { path: 'x'.repeat(40_000) })
  expect(writes).toHaveLength(1)
  requestLogger.write('info', { path: '/' })
  flush()
  flush()
  expect(writes).toHaveLength(2)
})

it('writes a failure at once, after what came before it, without its message and without personal data', () => {
  const { logger, requestLogger, lines } = logTo()
  requestLogger.write('info', { path: '/' })
  logger.error({ err: new Error('broken'), request_id: 'r1', input: { mail: 'a@b.example', brand: 'byd' } }, 'unexpected error')
  const [first, second] = lines()
  expect(first.path).toBe('/')
  expect(second).toMatchObject({
    level: 'error',
    request_id: 'r1',
    input: { mail: '*', brand: 'byd' },
    err: { type: 'Error', stack: expect.stringContaining('logger.test.ts') },
    msg: 'unexpected error',
  })
  expect(second.err).not.toHaveProperty('message')
})

it('never takes the message of an error for words of ours, wherever the error stands', () => {
  const { logger, lines } = logTo()
  const failed = Object.assign(new Error('canary', { cause: new Error('canary') }), { params: ['canary'] })
  logger.error(failed)
  logger.error({ err: failed })
  logger.warn({ reason: failed }, 'refused')
  logger.error({ err: 'canary' }, 'no error')
  expect(lines().map(({ msg }) => msg)).toEqual(['error', 'error', 'refused', 'no error'])
  expect(JSON.stringify(lines())).not.toContain('canary')
})

it('is quiet below its level', () => {
  const { logger, requestLogger, lines } = logTo('error')
  logger.info('nothing')
  expect([requestLogger.isEnabled('info'), requestLogger.isEnabled('error')]).toEqual([false, true])
  expect(lines()).toEqual([])
})
