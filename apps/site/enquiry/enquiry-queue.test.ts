import { describe, expect, it, vi } from 'vitest'
import { createEnquiryQueue } from './enquiry-queue.ts'
import { MAX_AGE_MS, memoryStore } from './waiting-enquiry.ts'
import type { SendOutcome, WaitingEnquiry } from './waiting-enquiry.ts'

const later: SendOutcome = { kind: 'later', retryAfterMs: null }
const sent: SendOutcome = { kind: 'sent', reference: 'Q7K3-M2', code: 'open-sesame' }
const refused: SendOutcome = { kind: 'refused', code: 4003, message: 'Please fill in name', issues: [] }

function setUp(outcomes: SendOutcome[]) {
  const store = memoryStore()
  const tries: WaitingEnquiry[] = []
  const storedAtTry: number[] = []
  const timers: { run: () => void; afterMs: number }[] = []
  const clock = { now: 1_000 }
  const onSent = vi.fn()
  const keep = vi.fn()
  let keys = 0
  const queue = createEnquiryQueue({
    store,
    send: async (entry) => {
      tries.push(entry)
      storedAtTry.push((await store.all()).length)
      return outcomes.shift() ?? later
    },
    now: () => clock.now,
    newKey: () => `key-${(keys += 1)}`,
    schedule: (run, afterMs) => {
      const timer = { run, afterMs }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    keep,
    onSent,
  })
  return { queue, store, tries, storedAtTry, timers, clock, onSent, keep }
}

describe('submit', () => {
  it('writes down before the try and deletes after the answer', async () => {
    const { queue, store, storedAtTry } = setUp([sent])
    expect(await queue.submit({ name: 'Amina' })).toEqual({ ...sent, key: 'key-1' })
    expect(storedAtTry).toEqual([1])
    expect(await store.all()).toEqual([])
    expect(queue.list()).toEqual([])
  })

  it('keeps what did not arrive and plans another try', async () => {
    const { queue, timers } = setUp([later])
    await queue.submit({ name: 'Amina' })
    expect(queue.list()).toMatchObject([{ key: 'key-1', payload: { name: 'Amina' }, state: 'waiting' }])
    expect(timers).toMatchObject([{ afterMs: 5_000 }])
  })

  it('puts on the list of this device what was accepted, at once or later, and nothing else (R10.23)', async () => {
    const { queue, keep } = setUp([sent, refused, later, sent])
    await queue.submit({ name: 'Amina' })
    expect(keep.mock.calls).toEqual([[expect.objectContaining({ key: 'key-1', payload: { name: 'Amina' } }), sent]])
    await queue.submit({ name: '' })
    await queue.submit({ name: 'Bakari' })
    expect(keep).toHaveBeenCalledTimes(1)
    await queue.drain()
    expect(keep.mock.lastCall).toEqual([expect.objectContaining({ key: 'key-3' }), sent])
  })

  it('does not keep what the server refused: the form still has it', async () => {
    const { queue, store } = setUp([refused])
    expect(await queue.submit({ name: '' })).toEqual({ ...refused, key: 'key-1' })
    expect(await store.all()).toEqual([])
  })

  it('keeps the enquiry when sending throws', async () => {
    const store = memoryStore()
    const queue = createEnquiryQueue({
      store,
      send: () => Promise.reject(new Error('broken')),
      now: () => 0,
      newKey: () => 'key-1',
      schedule: () => () => {},
      keep: () => {},
      onSent: () => {},
    })
    await expect(queue.submit({ name: 'Amina' })).rejects.toThrow('broken')
    expect(await store.all()).toHaveLength(1)
  })
})

describe('drain', () => {
  it('sends what waits with the same key and reports it', async () => {
    const { queue, tries, onSent } = setUp([later, sent])
    await queue.submit({ name: 'Amina' })
    await queue.drain()
    expect(tries.map((entry) => entry.key)).toEqual(['key-1', 'key-1'])
    expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ key: 'key-1' }), 'Q7K3-M2')
    expect(queue.list()).toEqual([])
  })

  it('runs once at a time', async () => {
    const { queue, tries } = setUp([later, later])
    await queue.submit({ name: 'Amina' })
    await Promise.all([queue.drain(), queue.drain()])
    expect(tries).toHaveLength(2)
  })

  it('waits longer after each failure, up to five minutes, and as long as the server asks', async () => {
    const { queue, timers } = setUp([later, { kind: 'later', retryAfterMs: 60_000 }])
    await queue.submit({ name: 'Amina' })
    await queue.drain()
    expect(timers.map((timer) => timer.afterMs)).toEqual([60_000])
    for (let round = 0; round < 8; round += 1) await queue.drain()
    expect(timers.map((timer) => timer.afterMs)).toEqual([300_000])
  })

  it('keeps a refused enquiry for its writer and does not send it again', async () => {
    const { queue, tries } = setUp([later, refused])
    await queue.submit({ name: 'Amina' })
    await queue.drain()
    await queue.drain()
    expect(tries).toHaveLength(2)
    expect(queue.list()).toMatchObject([{ state: 'refused' }])
  })

  it('deletes what is older than 72 hours without sending it', async () => {
    const { queue, clock, store, tries } = setUp([later])
    await queue.submit({ name: 'Amina' })
    clock.now += MAX_AGE_MS + 1
    await queue.drain()
    expect(tries).toHaveLength(1)
    expect(await store.all()).toEqual([])
  })

  it('tells its listeners, and stops when they leave', async () => {
    const { queue } = setUp([later])
    const listener = vi.fn()
    const leave = queue.subscribe(listener)
    await queue.submit({ name: 'Amina' })
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    await queue.remove('key-1')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(queue.list()).toEqual([])
  })
})
