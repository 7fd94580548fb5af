import { expect, it, onTestFinished, vi } from 'vitest'
import { takeConsole } from './console-log.ts'
import { createLogger } from './logger.ts'

it('writes of what a library says its errors and the place, not its words', () => {
  const lines: string[] = []
  const { logger } = createLogger({ level: 'info', output: { write: (text: string) => lines.push(text) } as never })
  const target = { ...console, error: vi.fn(), log: vi.fn() }
  const { error } = target
  const release = takeConsole(logger, target)
  onTestFinished(release)
  target.error('canary', new TypeError('canary'))
  target.log('canary %s', 'canary')
  release()
  target.error('after')
  expect(lines.join('')).not.toContain('canary')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', err: { type: 'TypeError' }, said_at: expect.stringMatching(/^ {4}at .*console-log\.test\.ts/), msg: 'console' },
    { level: 'info', said_at: expect.stringContaining('console-log.test.ts'), msg: 'console' },
  ])
  expect(error.mock.calls).toEqual([['after']])
})
