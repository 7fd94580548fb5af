import { expect, it } from 'vitest'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readByteRange } from './byte-range.ts'
import { answerMedia } from './media-route.ts'

const HASH = 'ab'.repeat(32)
const FILM = `film/ab/${HASH}.mp4`
const files = createFakeFileStore()
files.kept.set(FILM, Buffer.from('0123456789'))
files.kept.set(`original/ab/${HASH}.jpg`, Buffer.from('secret'))

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const ctx = { ports: { files } } as unknown as Pick<Ctx, 'ports'>
  return answerMedia(new Request(`http://localhost${path}`, { headers, method }), { ctx, headers: { 'x-content-type-options': 'nosniff' } })
}

it('answers a file for ever, as what it is and nothing else', async () => {
  const got = await ask(`/media/${FILM}`)
  expect([got.status, await got.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: `"${HASH}.mp4"`,
  })
  const head = await ask(`/media/${FILM}`, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
})

it('answers parts of a file', async () => {
  const part = await ask(`/media/${FILM}`, { range: 'bytes=2-4' })
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length'), await part.text()]).toEqual([206, 'bytes 2-4/10', '3', '234'])
  const beyond = await ask(`/media/${FILM}`, { range: 'bytes=10-' })
  expect([beyond.status, beyond.headers.get('content-range'), beyond.headers.get('cache-control')]).toEqual([416, 'bytes */10', 'no-store'])
  expect((await ask(`/media/${FILM}`, { range: 'bytes=2-4', 'if-range': '"another"' })).status).toBe(200)
  expect((await ask(`/media/${FILM}`, { range: 'bytes=2-4', 'if-range': `"${HASH}.mp4"` })).status).toBe(206)
})

it('sends nothing to whoever has it', async () => {
  for (const known of [`"${HASH}.mp4"`, `W/"${HASH}.mp4", "x"`, '*']) {
    const got = await ask(`/media/${FILM}`, { 'if-none-match': known })
    expect([got.status, await got.text()]).toEqual([304, ''])
  }
})

it.each([
  `/media/original/ab/${HASH}.jpg`,
  '/media/',
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/film/ab/..%2f..%2foriginal%2fab%2fx.jpg',
  `/media/film%2fab%2f${HASH}.mp4%00.jpg`,
  '/media/%E0%A4%A',
  '/media/film/ab/%2e%2e/%2e%2e/x.mp4',
  `/media/film/ab/${'cd'.repeat(32)}.mp4`,
])('%s is not there', async (path) => {
  const got = await ask(path)
  expect([got.status, got.headers.get('cache-control'), await got.text()]).toEqual([404, 'no-store', '404'])
})

it('reads only', async () => {
  expect((await ask(`/media/${FILM}`, {}, 'DELETE')).status).toBe(405)
})

it.each([
  [null, null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=4-2', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
  ['bytes=-', null],
  ['bytes=99999999999999999999-', null],
])('Range %s of ten bytes is %o', (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected)
})
