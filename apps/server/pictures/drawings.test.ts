import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import type { Drawing } from '#drawing/address.ts'
import { createDrawings } from './drawings.ts'

const SIDE = '/drawing/1/side/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg'
const draw = vi.fn((drawing: Drawing) => `<svg>${drawing.kind} ${'drawn '.repeat(40)}</svg>`)
const drawings = createDrawings(draw)

function get(pathname: string, headers: Record<string, string> = {}, method = 'GET') {
  return drawings.respond(pathname, new Request(`http://site${pathname}`, { method, headers }))
}

it('draws once and answers in the reader’s encoding', async () => {
  const plain = await get(SIDE)?.text()
  const br = get(SIDE, { 'accept-encoding': 'gzip, br' })
  const gzip = get(SIDE, { 'accept-encoding': 'gzip' })
  expect([br?.headers.get('content-encoding'), gzip?.headers.get('content-encoding')]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(new Uint8Array((await br?.arrayBuffer()) ?? new ArrayBuffer(0))).toString()).toBe(plain)
  expect(gunzipSync(new Uint8Array((await gzip?.arrayBuffer()) ?? new ArrayBuffer(0))).toString()).toBe(plain)
  expect(draw).toHaveBeenCalledTimes(1)
})

it('may be kept for a year, and runs nothing when opened by itself', () => {
  expect(Object.fromEntries(get(SIDE)?.headers ?? [])).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
})

it('answers 304 to who has it, and no body to HEAD', async () => {
  const known = get(SIDE, { 'if-none-match': get(SIDE)?.headers.get('etag') ?? '' })
  expect([known?.status, await known?.text()]).toEqual([304, ''])
  expect(await get(SIDE, {}, 'HEAD')?.text()).toBe('')
})

it('knows no address that carries no measure', () => {
  expect(get('/drawing/1/side/sedan.svg')).toBeNull()
  expect(get('/drawing/')).toBeNull()
})
