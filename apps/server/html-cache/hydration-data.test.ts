import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createHtmlCache } from './html-cache.ts'
import { answerHydration, namedHydration, packHydration } from './hydration-data.ts'
import type { Reader } from './reader.ts'

type Page = { key: string }

const reader: Reader = { method: 'GET', acceptEncoding: 'br, gzip', ifNoneMatch: null, requestId: 'r1' }

/** A process that shows `content.text`; its renders are counted. */
function processOf(content: { text: string }) {
  const seen = { renders: 0 }
  const clock = { now: 0 }
  const cache = createHtmlCache<Page>({
    render: async ({ key }) => {
      seen.renders += 1
      const hydration = key === 'own' ? null : namedHydration(`data of ${key}: ${content.text}`)
      return { response: new Response(`<p>${content.text}`), tags: new Set(['car']), isPrivate: key === 'own', hydration }
    },
    now: () => clock.now,
    freshMs: 100,
    staleMs: 1_000,
  })
  const textOf = async (key: string, name: string) => {
    const data = await cache.hydration({ key }, name)
    return data === null ? null : brotliDecompressSync(data.packed).toString()
  }
  return { cache, seen, clock, textOf }
}

const nameOf = (key: string, text: string) => namedHydration(`data of ${key}: ${text}`).name

it('lie beside their page, without another render', async () => {
  const { cache, seen, textOf } = processOf({ text: 'one' })
  await cache.answer({ key: 'a' }, reader)
  expect(await textOf('a', nameOf('a', 'one'))).toBe('data of a: one')
  expect(seen.renders).toBe(1)
})

it('are still there for a page that is open when its content is dropped', async () => {
  const content = { text: 'one' }
  const { cache, textOf, seen } = processOf(content)
  await cache.answer({ key: 'a' }, reader)
  content.text = 'two'
  cache.drop(['car'])
  expect(await textOf('a', nameOf('a', 'one'))).toBe('data of a: one')
  expect(seen.renders).toBe(1)
})

it('are made again by a process that has not rendered the page', async () => {
  const { textOf, cache, seen } = processOf({ text: 'one' })
  const name = nameOf('a', 'one')
  expect(await Promise.all([textOf('a', name), textOf('a', name)])).toEqual(['data of a: one', 'data of a: one'])
  await cache.answer({ key: 'a' }, reader)
  expect(seen.renders).toBe(1)
})

it('are gone where the content is another by now, and asking for them again renders nothing', async () => {
  const { textOf, seen } = processOf({ text: 'two' })
  for (const name of [nameOf('a', 'one'), 'AAAAAAAAAAAAAAAA', nameOf('a', 'one')]) expect(await textOf('a', name)).toBeNull()
  expect(seen.renders).toBe(1)
})

it('are made again where the kept page is too old to be given out', async () => {
  const content = { text: 'one' }
  const { cache, clock, textOf } = processOf(content)
  await cache.answer({ key: 'a' }, reader)
  content.text = 'two'
  clock.now = 2_000
  expect(await textOf('a', nameOf('a', 'two'))).toBe('data of a: two')
})

it('of a page for one visitor are given to nobody', async () => {
  expect(await processOf({ text: 'one' }).textOf('own', nameOf('own', 'one'))).toBeNull()
})

it('are answered in the reader’s encoding, for ever', async () => {
  const text = 'data '.repeat(50)
  const data = await packHydration(namedHydration(text))
  const answers = await Promise.all(['br', 'gzip', null].map((acceptEncoding) => answerHydration(data, { ...reader, acceptEncoding })))
  expect(answers.map(({ headers }) => [headers.get('content-encoding'), headers.get('vary')])).toEqual([
    ['br', 'accept-encoding'],
    ['gzip', 'accept-encoding'],
    [null, 'accept-encoding'],
  ])
  const [br, gzip, plain] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
  expect([brotliDecompressSync(br!), gunzipSync(gzip!), plain!].map(String)).toEqual([text, text, text])
  expect(answers[0]?.headers.get('cache-control')).toContain('immutable')
  const head = await answerHydration(data, { ...reader, method: 'HEAD' })
  expect([await head.text(), head.headers.get('content-length')]).toEqual(['', String(data.packed.length)])
})
