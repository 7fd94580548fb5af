import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadStaticAssets } from './static-assets.ts'

const outside = mkdtempSync(path.join(tmpdir(), 'static-'))
const folder = path.join(outside, 'client')
mkdirSync(path.join(folder, 'assets'), { recursive: true })
writeFileSync(path.join(folder, 'assets/root-AbCd1234.js'), 'plain script')
writeFileSync(path.join(folder, 'assets/root-AbCd1234.js.br'), 'br script')
writeFileSync(path.join(folder, 'assets/root-AbCd1234.js.gz'), 'gz script')
writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>')
writeFileSync(path.join(folder, 'notes.md'), 'not for the web')
writeFileSync(path.join(outside, 'secret.txt'), 'secret')

const assets = loadStaticAssets(folder, { 'x-content-type-options': 'nosniff' })

function get(pathname: string, headers: Record<string, string> = {}, method = 'GET') {
  return assets.respond(pathname, new Request(`http://site${pathname}`, { method, headers }))
}

it('answers the best variant with type, length and a year to keep', async () => {
  const answer = get('/assets/root-AbCd1234.js', { 'accept-encoding': 'gzip, br' })
  expect(await answer?.text()).toBe('br script')
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'content-length': '9',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(await get('/assets/root-AbCd1234.js', { 'accept-encoding': 'gzip' })?.text()).toBe('gz script')
  expect(await get('/assets/root-AbCd1234.js')?.text()).toBe('plain script')
})

it('keeps files without a hash for an hour, and answers what has no variant as it is', async () => {
  const answer = get('/favicon.svg', { 'accept-encoding': 'br' })
  expect(await answer?.text()).toBe('<svg/>')
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(answer?.headers.get('content-encoding')).toBeNull()
})

it('answers 304 to who has it, and no body to HEAD', async () => {
  const etag = get('/favicon.svg')?.headers.get('etag') ?? ''
  const known = get('/favicon.svg', { 'if-none-match': etag })
  expect([known?.status, await known?.text()]).toEqual([304, ''])
  const head = get('/favicon.svg', {}, 'HEAD')
  expect([head?.headers.get('content-length'), await head?.text()]).toEqual(['6', ''])
})

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets',
  '/',
  '/assets/root-AbCd1234.js.br',
  '/notes.md',
  '/assets/none.js',
])('knows no %s', (pathname) => {
  expect(get('/favicon.svg') && assets.respond(pathname, new Request('http://site/'))).toBeNull()
})
