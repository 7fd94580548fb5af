import { expect, test } from 'vitest'
import { CRASHED } from '#apps/server/process/lifecycle.ts'
import { supervise, type ServerEnd as End } from '#scripts/supervise.mjs'

const CRASH: End = { code: CRASHED, signal: null, isAsked: false }

/** Supervises a server that ends in these ways, one after the other, `apartMs` apart. */
async function play(ends: readonly End[], apartMs = 0) {
  const left = [...ends]
  const said: string[] = []
  const pauses: number[] = []
  let time = 0
  const last = await supervise({
    run: async () => {
      time += apartMs
      return left.shift() ?? { code: 0, signal: null, isAsked: true }
    },
    say: (line: string) => said.push(line),
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
    now: () => time,
  })
  return { last, said, pauses, runs: ends.length - left.length }
}

test('a crash, and being killed, start the server again after a pause that grows', async () => {
  const { pauses, said, last } = await play([CRASH, { code: null, signal: 'SIGKILL', isAsked: false }, CRASH])
  expect(pauses).toEqual([500, 1000, 2000])
  expect(said[1]).toBe('The server was killed (SIGKILL) and is started again in 1 s (2 of 5 times in ten minutes).')
  expect(last).toEqual({ code: 0, signal: null, isAsked: true })
})

test('the sixth crash within ten minutes is the last', async () => {
  const { runs, said, last } = await play(Array.from({ length: 9 }, () => CRASH))
  expect(runs).toBe(6)
  expect(said.at(-1)).toContain('Giving up')
  expect(last).toEqual(CRASH)
})

test('crashes that are far apart go on being mended', async () => {
  const { runs } = await play(
    Array.from({ length: 9 }, () => CRASH),
    3 * 60_000,
  )
  expect(runs).toBe(9)
})

test.each([
  { code: 1, signal: null, isAsked: false },
  { code: 0, signal: null, isAsked: false },
  { code: CRASHED, signal: null, isAsked: true },
  { code: null, signal: 'SIGTERM', isAsked: true },
])('%o is final', async (end) => {
  const { pauses, last } = await play([end])
  expect([pauses, last]).toEqual([[], end])
})
