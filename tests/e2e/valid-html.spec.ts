import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { text } from 'node:stream/consumers'
import type { Locale } from '#i18n/locales.ts'
import { readTestEnv } from '#apps/server/env.ts'
import { expect, test } from './journey.ts'
import { PAGES } from './pages.ts'

/** One language of each direction and script: words do not change the markup, directions and breaks may. */
const LANGUAGES: readonly Locale[] = ['en', 'ar', 'th']

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

type Message = { type: string; url: string; message: string; extract?: string }

test('every page is valid HTML', async ({ server }) => {
  test.setTimeout(180_000)
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
  try {
    const pages = PAGES.filter(({ kind }) => kind !== 'way' && kind !== 'file').flatMap((page) => LANGUAGES.map((locale) => ({ ...page, locale })))
    const files = await Promise.all(
      pages.map(async ({ path: address, locale }, index) => {
        const file = path.join(folder, `${index}.html`)
        await writeFile(file, await read(server.origin, locale, address))
        return file
      }),
    )
    const faults = (await validate(files)).map(({ url, message, extract }) => {
      const { path: address, locale } = pages[Number(path.basename(url, '.html'))] ?? { path: url, locale: '' }
      return `${locale} ${address}: ${message} ${extract ?? ''}`
    })
    expect(faults).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a fault would be seen', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
  const file = path.join(folder, '0.html')
  await writeFile(file, '<!doctype html><html lang="en"><head><title>A page</title></head><body><p><div>No</div></p></body></html>')
  expect((await validate([file])).length).toBeGreaterThan(0)
  await rm(folder, { recursive: true, force: true })
})

/** Errors that the checker of the W3C finds in files. */
async function validate(files: readonly string[]): Promise<Message[]> {
  const run = promisify(execFile)
  const args = ['-Xss4m', '-jar', CHECKER, '--errors-only', '--exit-zero-always', '--format', 'json', ...files]
  const { stderr } = await run(readTestEnv().javaPath, args, { maxBuffer: 64 * 1024 * 1024 })
  return (JSON.parse(stderr) as { messages: Message[] }).messages.filter(({ type }) => type === 'error')
}

// The language is said by the host, of which Node knows nothing on localhost.
function read(origin: string, locale: Locale, address: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const host = locale === 'en' ? `${hostname}:${port}` : `${locale}.${hostname}:${port}`
  return new Promise((resolve, reject) => {
    get({ host: hostname, port, path: address, headers: { host } }, (response) => resolve(text(response))).once('error', reject)
  })
}
