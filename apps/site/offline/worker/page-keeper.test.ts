import { expect, it } from 'vitest'
import { forgetSeen, listKept } from '#apps/site/offline/kept-caches.ts'
import { memoryCaches, samplePage } from '#apps/site/offline/testing.ts'
import { createPageKeeper } from './page-keeper.ts'

type Site = { build: string; answers?: Record<string, { status?: number; body?: string; headers?: Record<string, string> }> }

/** A site of one build, the caches of a browser, and the worker of a build. */
function openBrowser(site: Site, caches = memoryCaches(), now = { at: 1_000 }) {
  const asked: string[] = []
  const fetchIt = async (address: string) => {
    asked.push(address)
    const own = site.answers?.[address]
    const type = /^\/(assets|hydration|drawing|media|api|site-style)\//.test(address) ? 'text/plain' : 'text/html; charset=utf-8'
    const body = own?.body ?? (type === 'text/plain' ? `${address} of ${site.build}` : samplePage({ path: address, build: site.build }))
    return new Response(body, {
      status: own?.status ?? 200,
      headers: { 'content-type': type, 'content-security-policy': "script-src 'self'", ...own?.headers },
    })
  }
  const workerOf = (build: string) =>
    createPageKeeper({
      build,
      manifest: `/assets/manifest-${build}.js`,
      caches,
      fetchIt,
      now: () => now.at,
      limits: { pages: 3, bytes: 10_000_000, ageMs: 1_000_000 },
    })
  const addresses = async () => (await listKept(caches)).map(({ build, address }) => `${build} ${address}`)
  return { caches, asked, workerOf, addresses, now, site }
}

it('keeps a page with its headers, its age and all that it needs, and gives it without a line', async () => {
  const { workerOf } = openBrowser({ build: 'one' })
  const worker = workerOf('one')
  expect(await worker.keep({ address: '/car/a?utm=1', pictures: ['/drawing/1/side/a.svg', '/media/a.mp4'] })).toBe(true)
  const found = await worker.find('/car/a?other')
  expect(found?.page).toMatchObject({ at: 1_000, lang: 'en', title: 'A car', pictures: ['/drawing/1/side/a.svg'] })
  expect(found?.answer.headers.get('content-security-policy')).toBe("script-src 'self'")
  for (const file of found?.page.files ?? []) expect(await (await worker.findFile(file))?.text()).toBe(`${file} of one`)
  expect(await (await worker.findFile('/drawing/1/side/a.svg'))?.text()).toContain('a.svg')
})

it.each([
  ['is for one visitor', { headers: { 'cache-control': 'private, no-store' } }],
  ['carries its own data', { body: samplePage({ path: '/car/a', build: 'one', isPrivate: true }) }],
  ['is of another build', { body: samplePage({ path: '/car/a', build: 'two' }) }],
  ['has failed', { status: 503 }],
  ['is no page', { headers: { 'content-type': 'application/json' } }],
])('keeps nothing of a page that %s', async (_why, answer) => {
  const { workerOf, addresses } = openBrowser({ build: 'one', answers: { '/car/a': answer } })
  expect(await workerOf('one').keep({ address: '/car/a' })).toBe(false)
  expect(await addresses()).toEqual([])
})

it('keeps no page of which a file does not come', async () => {
  const { workerOf, addresses } = openBrowser({ build: 'one', answers: { '/assets/car-one.js': { status: 404 } } })
  await expect(workerOf('one').keep({ address: '/car/a' })).rejects.toThrow('/assets/car-one.js: 404')
  expect(await addresses()).toEqual([])
})

it('takes a vehicle out that is not offered any more', async () => {
  const { workerOf, addresses, site } = openBrowser({ build: 'one' })
  await workerOf('one').keep({ address: '/car/a' })
  site.answers = { '/car/a': { status: 404 } }
  await workerOf('one').keep({ address: '/car/a' })
  expect(await addresses()).toEqual([])
})

it('gives a page of the last build with that build’s script, until it is kept anew', async () => {
  const browser = openBrowser({ build: 'one' })
  await browser.workerOf('one').keep({ address: '/car/a' })
  await browser.workerOf('one').keep({ address: '/contactUs' })
  browser.site.build = 'two'
  const worker = browser.workerOf('two')
  await worker.leaveOldBuilds()
  const old = await worker.find('/car/a')
  expect(old?.page).toMatchObject({ build: 'one', address: '/car/a' })
  expect(old?.page.files).toContain('/assets/car-one.js')
  expect(await (await worker.findFile('/assets/car-one.js'))?.text()).toBe('/assets/car-one.js of one')
  // What everybody has comes with each build.
  expect(await worker.find('/contactUs')).toBeNull()
  await worker.keep({ address: '/car/a' })
  expect((await worker.find('/car/a'))?.page.files).toContain('/assets/car-two.js')
  expect(await browser.addresses()).toEqual(['one /contactUs', 'two /car/a'])
})

it('gives no page of which a file has gone', async () => {
  const { workerOf, caches, addresses } = openBrowser({ build: 'one' })
  const worker = workerOf('one')
  await worker.keep({ address: '/car/a' })
  await (await caches.open('keptFiles-one')).delete('/assets/car-one.js')
  expect(await worker.find('/car/a')).toBeNull()
  expect(await addresses()).toEqual([])
})

it('drops all builds but its own and the last before it', async () => {
  const browser = openBrowser({ build: 'one' })
  for (const build of ['one', 'two', 'three']) {
    browser.site.build = build
    await browser.workerOf(build).keep({ address: `/car/${build}` })
    await browser.workerOf(build).leaveOldBuilds()
  }
  expect(await browser.addresses()).toEqual(['two /car/two', 'three /car/three'])
})

it('keeps the newest of too many, and no files that none of them needs', async () => {
  const { workerOf, caches, addresses, now } = openBrowser({ build: 'one' })
  const worker = workerOf('one')
  for (const name of ['a', 'b', 'c', 'd']) {
    now.at += 1
    await worker.keep({ address: `/car/${name}`, pictures: [`/drawing/1/side/${name}.svg`] })
  }
  expect(await addresses()).toEqual(['one /car/b', 'one /car/c', 'one /car/d'])
  const files = (await (await caches.open('keptFiles-one')).keys()).map(({ url }) => new URL(url).pathname)
  expect(files.filter((file) => file.startsWith('/drawing/'))).toEqual(['b', 'c', 'd'].map((name) => `/drawing/1/side/${name}.svg`))
  now.at += 2_000_000
  expect(await worker.find('/car/d')).toBeNull()
})

it('makes room by giving up half of what was seen, and then gives up', async () => {
  // Two pages and what they need.
  const room = 2.5 * samplePage({ path: '/car/a', build: 'one' }).length + 400
  const { workerOf, addresses, now } = openBrowser({ build: 'one' }, memoryCaches(room))
  const worker = workerOf('one')
  const kept: boolean[] = []
  for (const name of ['a', 'b', 'c']) {
    now.at += 1
    kept.push(await worker.keep({ address: `/car/${name}`, pictures: [] }))
  }
  expect(kept).toEqual([true, true, true])
  expect(await addresses()).not.toContain('one /car/a')
  expect(await openBrowser({ build: 'one' }, memoryCaches(100)).workerOf('one').keep({ address: '/car/a' })).toBe(false)
})

it('forgets what was seen, and leaves the form', async () => {
  const { workerOf, caches, addresses } = openBrowser({ build: 'one' })
  const worker = workerOf('one')
  await worker.keep({ address: '/contactUs' })
  await worker.keep({ address: '/car/a', pictures: ['/drawing/1/side/a.svg'] })
  await forgetSeen(caches)
  expect(await addresses()).toEqual(['one /contactUs'])
  expect(await worker.findFile('/drawing/1/side/a.svg')).toBeUndefined()
  expect(await worker.findFile('/api/home/country')).toBeDefined()
})
