import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerServiceWorker } from './service-worker-route.ts'
import { loadStaticAssets, type StaticAssets } from './static-assets.ts'

const HEADERS = { 'x-content-type-options': 'nosniff' }
let folder = ''
let assets: StaticAssets

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'worker-'))
  await writeFile(path.join(folder, 'service-worker.js'), 'the worker')
  await writeFile(path.join(folder, 'service-worker-off.js'), 'the end of it')
  assets = loadStaticAssets(folder, HEADERS)
})
afterAll(() => rm(folder, { recursive: true }))

function ask(isOn: boolean, own = assets): Response | null {
  return answerServiceWorker(new Request('http://any/service-worker.js'), { assets: own, isOn, headers: HEADERS })
}

it('gives the worker under its own policy, and has browsers ask for it each time', async () => {
  const answer = ask(true)
  expect(await answer?.text()).toBe('the worker')
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})

it('gives the one that ends it in its place while it is withdrawn, under the same headers', async () => {
  const answer = ask(false)
  expect(await answer?.text()).toBe('the end of it')
  expect(answer?.headers.get('cache-control')).toBe('no-cache')
})

it('leaves the address to others where the build has no worker', () => {
  expect(ask(true, loadStaticAssets(path.join(folder, 'nothing'), HEADERS))).toBeNull()
})
