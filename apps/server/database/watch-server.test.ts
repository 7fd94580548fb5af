import { expect, onTestFinished, test, vi } from 'vitest'
import { watchServer } from './watch-server.ts'

/** A server that begins to run after `failures` starts that failed, watched at a hundredth of the usual pace. */
function watch(failures: readonly string[]) {
  const left = [...failures]
  const said: string[] = []
  const server = { isRunning: false, starts: 0 }
  const watching = watchServer({
    isRunning: () => server.isRunning,
    restart: async () => {
      server.starts += 1
      const failure = left.shift()
      if (failure !== undefined) throw new Error(failure)
      server.isRunning = true
    },
    onProgress: (message) => said.push(message),
    intervalMs: 5,
  })
  onTestFinished(() => watching.stop())
  return { server, said, watching }
}

test('a server that ends again and again is started again and again', async () => {
  const { server } = watch([])
  for (const times of [1, 2, 3, 4]) {
    await vi.waitUntil(() => server.isRunning)
    expect(server.starts).toBe(times)
    server.isRunning = false
  }
})

test('starts that fail are repeated until one succeeds, and each reason is told once', async () => {
  const full = 'could not write lock file: No space left on device'
  const { server, said } = watch([full, full, full, 'port taken', 'port taken'])
  await vi.waitUntil(() => server.isRunning)
  expect(server.starts).toBe(6)
  expect(said).toEqual([
    `PostgreSQL cannot be started, which is tried until it can: ${full}`,
    'PostgreSQL cannot be started, which is tried until it can: port taken',
  ])
})

test('nothing is started once watching has stopped', async () => {
  const { server, watching } = watch([])
  await vi.waitUntil(() => server.isRunning)
  await watching.stop()
  server.isRunning = false
  await new Promise(setImmediate)
  expect(server.starts).toBe(1)
})
