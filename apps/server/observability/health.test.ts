import { expect, test } from 'vitest'
import { healthRoutes } from './health.ts'

async function ask(path: string, input: Partial<Parameters<typeof healthRoutes>[0]> = {}) {
  const response = await healthRoutes({ isStopping: () => false, probe: async () => {}, ...input }).request(path)
  return { status: response.status, body: await response.text(), cache: response.headers.get('cache-control') }
}

function failingProbe(): Promise<never> {
  return Promise.reject(new Error('password of me at db refused'))
}

test('a process that answers is healthy whatever its database does', async () => {
  expect(await ask('/healthz', { probe: failingProbe, isStopping: () => true })).toEqual({ status: 200, body: 'ok', cache: 'no-store' })
})

test('it is ready while the database answers', async () => {
  expect(await ask('/readyz')).toEqual({ status: 200, body: 'ready', cache: 'no-store' })
})

test('it is not ready while it stops, or without its database, and does not say why in detail', async () => {
  expect(await ask('/readyz', { isStopping: () => true })).toMatchObject({ status: 503, body: 'stopping' })
  expect(await ask('/readyz', { probe: failingProbe })).toMatchObject({ status: 503, body: 'database not available' })
})

test('a database that hangs makes it not ready too', async () => {
  expect(await ask('/readyz', { probe: () => new Promise(() => {}) })).toMatchObject({ status: 503, body: 'database too slow' })
})
