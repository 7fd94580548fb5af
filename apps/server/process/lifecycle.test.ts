import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { CRASHED, createLifecycle, stopOnEvents } from './lifecycle.ts'

function create(capMs = 5_000) {
  const seen: string[] = []
  const lifecycle = createLifecycle({
    capMs,
    onStopping: (reason) => seen.push(`stopping: ${reason}`),
    onFailure: (part, reason) => seen.push(`${part} failed: ${reason}`),
  })
  return { lifecycle, seen }
}

/** Fires events at a lifecycle and waits for the exit code. */
function exitAfter(lifecycle: ReturnType<typeof create>['lifecycle'], fire: (events: EventEmitter) => void): Promise<number> {
  const events = new EventEmitter()
  return new Promise((resolve) => {
    stopOnEvents(lifecycle, events, resolve)
    fire(events)
  })
}

test('parts stop one after the other, the last started first', async () => {
  const { lifecycle, seen } = create()
  lifecycle.onStop('database', () => void seen.push('database'))
  lifecycle.onStop('http', async () => {
    seen.push('http begins')
    await Promise.resolve()
    seen.push('http ends')
  })
  expect(await lifecycle.stop('done')).toBe(0)
  expect(seen).toEqual(['stopping: done', 'http begins', 'http ends', 'database'])
})

test('readiness ends at the first reason, and later reasons wait for the same stop', async () => {
  const { lifecycle, seen } = create()
  expect(lifecycle.isStopping()).toBe(false)
  const first = lifecycle.stop('first')
  expect(lifecycle.isStopping()).toBe(true)
  expect(lifecycle.signal.aborted).toBe(true)
  expect(await lifecycle.stop('second', { exitCode: 1 })).toBe(0)
  expect(await first).toBe(0)
  expect(seen).toEqual(['stopping: first'])
})

test('a part that asks for the stop it is part of does not begin another', async () => {
  const { lifecycle, seen } = create()
  lifecycle.onStop('jobs', () => void lifecycle.stop('again'))
  await lifecycle.stop('once')
  expect(seen).toEqual(['stopping: once'])
})

test('a part that fails does not keep the others from stopping', async () => {
  const { lifecycle, seen } = create()
  lifecycle.onStop('database', () => void seen.push('database'))
  lifecycle.onStop('jobs', () => Promise.reject(Object.assign(new Error('canary'), { code: 'STUCK' })))
  expect(await lifecycle.stop('done')).toBe(1)
  expect(seen).toEqual(['stopping: done', 'jobs failed: Error (code STUCK)', 'database'])
})

test('a part that never ends is given up after the cap', async () => {
  const { lifecycle, seen } = create(20)
  lifecycle.onStop('jobs', () => new Promise(() => {}))
  expect(await lifecycle.stop('done')).toBe(1)
  expect(seen).toEqual(['stopping: done', 'shutdown failed: not finished after 0.02 s'])
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'])('%s stops with code 0, however often it comes', async (event) => {
  const { lifecycle, seen } = create()
  const code = await exitAfter(lifecycle, (events) => {
    events.emit(event)
    events.emit(event)
  })
  expect(code).toBe(0)
  expect(seen).toHaveLength(1)
})

test('a command that is stopped reports that it was not done', async () => {
  const { lifecycle } = create()
  const events = new EventEmitter()
  const code = new Promise((resolve) => stopOnEvents(lifecycle, events, resolve, 130))
  events.emit('SIGINT')
  expect(await code).toBe(130)
})

test.each(['uncaughtException', 'unhandledRejection'])('%s stops with the code of a crash and says where it was, without its message', async (event) => {
  const { lifecycle, seen } = create()
  const code = await exitAfter(lifecycle, (events) => events.emit(event, new RangeError('canary')))
  expect(code).toBe(CRASHED)
  expect(seen[0]).toMatch(/^stopping: \w+: RangeError\n {4}at .*lifecycle\.test\.ts/)
  expect(seen[0]).not.toContain('canary')
})
