import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NONCE_MARK } from '#apps/admin/nonce-mark.ts'
import { privateHeaders } from './headers.ts'
import { mountScreens } from './screens.ts'

let folder: string
const app = new Hono()
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'admin-screens-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><meta property="csp-nonce" nonce="${NONCE_MARK}"><script src="x.js" nonce="${NONCE_MARK}"></script>`,
  )
  await writeFile(path.join(folder, 'assets/main-1.js'), 'console.log(1)')
  await writeFile(path.join(folder, 'assets/main-1.js.br'), brotliCompressSync('console.log(1)'))
  await writeFile(path.join(folder, 'secret.js'), 'no')
  app.use('/admin/*', privateHeaders())
  mountScreens(app, folder)
})
afterAll(() => rm(folder, { recursive: true }))

describe('the page', () => {
  it('has a nonce of its own in every answer, in policy and text alike', async () => {
    const nonces = []
    for (let count = 0; count < 2; count += 1) {
      const response = await app.request('/admin/')
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
      expect(nonce.length).toBeGreaterThanOrEqual(24)
      expect((await response.text()).split(nonce)).toHaveLength(3)
      expect(response.headers.get('cache-control')).toBe('no-store')
      nonces.push(nonce)
    }
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('runs scripts of this origin only and can be framed by nobody', async () => {
    const policy = (await app.request('/admin/')).headers.get('content-security-policy') ?? ''
    for (const rule of ["default-src 'none'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
      expect(policy.split('; ')).toContain(rule)
    expect(policy).not.toContain('unsafe')
  })

  it('lets in the list of what its scripts must be, by its hash alone', async () => {
    const map = '{"integrity":{"/admin/assets/main-1.js":"sha384-x"}}'
    const built = path.join(folder, 'with-map')
    await mkdir(path.join(built, 'assets'), { recursive: true })
    await writeFile(path.join(built, 'index.html'), `<!doctype html><script type="importmap">${map}</script>`)
    const mapped = new Hono()
    mountScreens(mapped, built)
    const response = await mapped.request('/admin/')
    const hash = createHash('sha256').update(map).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(await response.text()).toContain(map)
  })

  it('lies at the address with a slash', async () => {
    const response = await app.request('/admin')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/admin/'])
  })
})

describe('without a build', () => {
  it('says so, and serves it as soon as it is there', async () => {
    const later = new Hono()
    const missing = path.join(folder, 'later')
    mountScreens(later, missing)
    expect((await later.request('/admin/')).status).toBe(503)
    expect((await later.request('/admin/assets/main-1.js')).status).toBe(404)
    await mkdir(path.join(missing, 'assets'), { recursive: true })
    await writeFile(path.join(missing, 'index.html'), 'here')
    expect(await (await later.request('/admin/')).text()).toBe('here')
  })
})

describe('the worker that shows what is pushed', () => {
  it('is asked for each time, asks nobody, and is missing where the build has none', async () => {
    expect((await app.request('/admin/push-worker.js')).status).toBe(404)
    await writeFile(path.join(folder, 'push-worker.js'), 'addEventListener("push", () => {})')
    const { status, headers } = await app.request('/admin/push-worker.js')
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
  })
})

describe('its files', () => {
  it('are kept for ever and sent packed to those who can unpack', async () => {
    const plain = await app.request('/admin/assets/main-1.js')
    expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual(['console.log(1)', null])
    const packed = await app.request('/admin/assets/main-1.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('cache-control')).toContain('immutable')
    expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('console.log(1)')
  })

  it.each([
    '/admin/assets/..%2fsecret.js',
    '/admin/assets/%2e%2e%2fsecret.js',
    '/admin/assets/..%5csecret.js',
    '/admin/assets/none.js',
    '/admin/assets/main-1.js%00',
    '/admin/assets/',
    '/admin/secret.js',
  ])('do not include %s', async (target) => {
    expect((await app.request(target)).status).toBe(404)
  })
})
