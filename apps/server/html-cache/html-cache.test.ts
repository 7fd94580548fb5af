import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { answerWith } from './cached-page.ts'
import type { Reader } from './reader.ts'
import { createHtmlCache, type HtmlCacheInput, type Rendered } from './html-cache.ts'

type Page = { key: string }

const reader: Reader = { method: 'GET', acceptEncoding: 'br, gzip', ifNoneMatch: null, requestId: 'r1' }
const plain: Reader = { ...reader, acceptEncoding: null }

function rendered(text: string, changes: { status?: number; tags?: string[]; isPrivate?: boolean; headers?: Record<string, string> } = {}): Rendered {
  const { status = 200, tags = ['car'], isPrivate = false, headers = {} } = changes
  return { response: new Response(text, { status, headers: { 'content-type': 'text/html', ...headers } }), tags: new Set(tags), isPrivate }
}

function cacheOf(render: (page: Page, call: number) => Rendered | Promise<Rendered>, options: Partial<HtmlCacheInput<Page>> = {}) {
  const calls: string[] = []
  const clock = { now: 0 }
  const cache = createHtmlCache<Page>({
    render: async (page) => {
      calls.push(page.key)
      return render(page, calls.length)
    },
    now: () => clock.now,
    freshMs: 100,
    staleMs: 1_000,
    ...options,
  })
  const keptFor = (key: string, who: Reader) => {
    const kept = cache.peek({ key })
    return kept === null ? null : answerWith(kept, who)
  }
  const textOf = async (key: string, who = plain) => (await cache.answer({ key }, who)).text()
  return { cache, calls, clock, keptFor, textOf }
}

it('renders once, then answers from memory in the reader’s encoding', async () => {
  const { cache, calls, keptFor } = cacheOf((page) => rendered(`page ${page.key} ${'x'.repeat(500)}`))
  expect(keptFor('a', reader)).toBeNull()
  await cache.answer({ key: 'a' }, reader)
  const br = keptFor('a', reader)
  const gzip = keptFor('a', { ...reader, acceptEncoding: 'gzip' })
  expect(br?.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await br!.arrayBuffer())).toString()).toContain('page a')
  expect(gunzipSync(Buffer.from(await gzip!.arrayBuffer())).toString()).toContain('page a')
  expect(await keptFor('a', { ...reader, acceptEncoding: 'br;q=0, identity' })!.text()).toContain('page a')
  expect(calls).toEqual(['a'])
})

it('answers 304 to who has the page, and no body to HEAD; each with its own request id', async () => {
  const { cache } = cacheOf(() => rendered('page'))
  const first = await cache.answer({ key: 'a' }, plain)
  const etag = first.headers.get('etag')!
  const known = await cache.answer({ key: 'a' }, { ...plain, ifNoneMatch: `"other", ${etag}`, requestId: 'r2' })
  expect([known.status, known.headers.get('x-request-id'), known.headers.get('content-length'), await known.text()]).toEqual([304, 'r2', null, ''])
  const head = await cache.answer({ key: 'a' }, { ...plain, method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', ''])
})

it('makes everyone who asks at the same time wait for one render', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { calls, textOf, cache } = cacheOf(async () => {
    await promise
    return rendered('page')
  })
  const all = [textOf('a'), textOf('a'), textOf('a'), textOf('b')]
  resolve()
  expect(await Promise.all(all)).toEqual(['page', 'page', 'page', 'page'])
  expect(calls).toEqual(['a', 'b'])
  expect(cache.counts()).toMatchObject({ misses: 2, joined: 2 })
})

it('gives an old page out while a new one is made, and none that is too old', async () => {
  const { calls, clock, textOf } = cacheOf((_page, call) => rendered(`version ${call}`))
  expect(await textOf('a')).toBe('version 1')
  clock.now = 101
  expect(await textOf('a')).toBe('version 1')
  await expect.poll(() => calls.length).toBe(2)
  await expect.poll(() => textOf('a')).toBe('version 2')
  clock.now = 2_000
  expect(await textOf('a')).toBe('version 3')
})

it('keeps the old page and reports it when the new one fails', async () => {
  const errors: unknown[] = []
  const { clock, textOf } = cacheOf(
    (_page, call) => {
      if (call > 1) throw new Error('database is away')
      return rendered('version 1')
    },
    { onError: (error) => errors.push(error) },
  )
  await textOf('a')
  clock.now = 101
  expect(await textOf('a')).toBe('version 1')
  await expect.poll(() => errors.length).toBe(1)
  expect(await textOf('a')).toBe('version 1')
})

it('drops what shows the changed content, pages that name nothing included', async () => {
  const { cache, calls, textOf } = cacheOf((page) => rendered(page.key, { tags: page.key === 'none' ? [] : [page.key] }))
  for (const key of ['car', 'faq', 'none']) await textOf(key)
  expect(cache.drop(['car'])).toBe(2)
  for (const key of ['car', 'faq', 'none']) await textOf(key)
  expect(calls).toEqual(['car', 'faq', 'none', 'car', 'none'])
  cache.clear()
  await textOf('faq')
  expect(calls).toHaveLength(6)
})

it('neither keeps nor joins a render that began before the change', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { cache, textOf } = cacheOf(async (_page, call) => {
    await gates[call - 1]?.promise
    return rendered(`version ${call}`)
  })
  const early = textOf('a')
  cache.drop(['car'])
  const late = textOf('a')
  gates[1]!.resolve()
  expect(await late).toBe('version 2')
  gates[0]!.resolve()
  expect(await early).toBe('version 1')
  expect(await textOf('a')).toBe('version 2')
})

it('never shares what is for one visitor: cookies, private pages', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { cache, calls } = cacheOf(async (page, call) => {
    await promise
    return page.key === 'cookie' ? rendered(`for ${call}`, { headers: { 'set-cookie': `id=${call}` } }) : rendered(`for ${call}`, { isPrivate: true })
  })
  for (const key of ['cookie', 'private']) {
    const answers = [cache.answer({ key }, plain), cache.answer({ key }, plain)]
    resolve()
    const texts = await Promise.all(answers.map(async (answer) => (await answer).text()))
    expect(new Set(texts).size).toBe(2)
    expect((await answers[0]!).headers.get('cache-control')).toBe('private, no-store')
    expect(cache.peek({ key })).toBeNull()
  }
  expect(calls).toHaveLength(4)
})

it('keeps no answer but 200 and 404', async () => {
  const { cache, calls, textOf } = cacheOf((page) => rendered(page.key, { status: Number(page.key) }))
  for (const key of ['200', '404', '302', '500', '503']) {
    await textOf(key)
    await textOf(key)
  }
  expect(calls).toEqual(['200', '404', '302', '302', '500', '500', '503', '503'])
  expect(cache.counts().pages).toBe(2)
})

it('lets a failed render be tried again', async () => {
  const { textOf } = cacheOf((_page, call) => {
    if (call === 1) throw new Error('once')
    return rendered('page')
  })
  await expect(textOf('a')).rejects.toThrow('once')
  expect(await textOf('a')).toBe('page')
})

it('is bounded in pages and bytes, and unknown pages cannot push out the real ones', async () => {
  const limits = { pages: 3, bytes: 1_000_000, unknownPages: 2 }
  const open = () => cacheOf((page) => rendered(page.key, { status: page.key.startsWith('no') ? 404 : 200 }), { limits })
  const { cache, textOf } = open()
  await textOf('real')
  for (let number = 0; number < 50; number += 1) await textOf(`no${number}`)
  expect(cache.peek({ key: 'real' })).not.toBeNull()
  expect(cache.counts().pages).toBe(3)

  // Another one: a page that was read is packed again, and is the latest then.
  const full = open()
  for (const key of ['real', 'page0', 'page1', 'page2']) await full.textOf(key)
  expect(full.cache.peek({ key: 'real' })).toBeNull()
  expect(full.calls).toHaveLength(4)

  const small = cacheOf(() => rendered('x'.repeat(50_000)), { limits: { bytes: 120_000 } })
  for (const key of ['a', 'b', 'c']) await small.textOf(key)
  expect(small.cache.counts().pages).toBe(2)
})

it('packs a page that is asked for again more tightly, once, and keeps that while its content stays', async () => {
  const text = Array.from({ length: 900 }, (_, index) => `<li><a href="/car/${(index * 7919) % 977}">Vehicle ${index % 31}, ${index * 13} km</a></li>`).join('')
  const { cache, clock, calls } = cacheOf((_page, call) => rendered(call > 2 ? `${text}new` : text))
  const sizeOf = async () => Number((await cache.answer({ key: 'a' }, reader)).headers.get('content-length'))
  const first = await sizeOf()
  expect(cache.counts().bytes).toBeGreaterThan(0)
  await expect.poll(sizeOf).toBeLessThan(first)
  const dense = await sizeOf()
  const kept = cache.peek({ key: 'a' })!
  expect(brotliDecompressSync(kept.variants.br.body).toString()).toBe(text)
  expect(kept.size).toBe(cache.counts().bytes)

  clock.now = 101
  await sizeOf()
  await expect.poll(() => cache.peek({ key: 'a' })?.renderedAt).toBe(101)
  expect([calls.length, await sizeOf()]).toEqual([2, dense])

  cache.drop(['car'])
  expect(await sizeOf()).toBeGreaterThan(dense)
})
