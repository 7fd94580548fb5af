import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context, Hono } from 'hono'
import { NONCE_MARK } from '#apps/admin/nonce-mark.ts'
import { DATA_POLICY, pagePolicy, WORKER_POLICY } from './headers.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const NO_FILES: ReadonlySet<string> = new Set()

/** `importMap`: hash of the page's list of integrity, by which its policy lets it in. */
type Screens = { page: string; importMap: string | null; files: ReadonlySet<string> }

/** Serves the built screens below `/admin/`: the page with a nonce of its own each time, its files for ever, because their names hold a hash. */
export function mountScreens(app: Hono, buildDir: string): void {
  let screens: Screens | null = null
  const load = async () => (screens ??= await readScreens(buildDir))
  app.get('/admin', (c) => c.redirect('/admin/', 308))
  app.get('/admin/', async (c) => {
    const found = await load()
    return found === null ? c.text('The back office is not built.', 503) : sendPage(c, found)
  })
  app.get('/admin/push-worker.js', (c) => sendPushWorker(c, buildDir))
  app.get('/admin/assets/:file', async (c) => sendFile(c, { buildDir, files: (await load())?.files ?? NO_FILES }))
}

// Null while there is no build; asked again at the next request, because in development it may come later than the server.
async function readScreens(buildDir: string): Promise<Screens | null> {
  try {
    const [page, names] = await Promise.all([readFile(path.join(buildDir, 'index.html'), 'utf8'), readdir(path.join(buildDir, 'assets'))])
    return { page, importMap: importMapOf(page), files: new Set(names) }
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null
    throw error
  }
}

function importMapOf(page: string): string | null {
  const text = /<script type="importmap">([^<]*)<\/script>/.exec(page)?.[1]
  return text === undefined ? null : `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function sendPage(c: Context, { page, importMap }: Screens): Response {
  const nonce = randomBytes(18).toString('base64')
  c.header('Content-Security-Policy', pagePolicy(nonce, importMap))
  // `no-referrer` would send the form of the preview with `Origin: null`, which counts as another site.
  c.header('Referrer-Policy', 'same-origin')
  return c.html(page.replaceAll(NONCE_MARK, nonce))
}

// Browsers ask each time whether there is another by now.
async function sendPushWorker(c: Context, buildDir: string): Promise<Response> {
  const text = await readFile(path.join(buildDir, 'push-worker.js'), 'utf8').catch(() => null)
  if (text === null) return c.notFound()
  c.header('Content-Security-Policy', WORKER_POLICY)
  c.header('Cache-Control', 'no-cache')
  return c.body(text, 200, { 'Content-Type': MEDIA_TYPES['.js'] ?? '' })
}

// Only names that the folder held at the first request are ever opened.
async function sendFile(c: Context, built: { buildDir: string; files: ReadonlySet<string> }): Promise<Response> {
  const name = c.req.param('file') ?? ''
  const mediaType = MEDIA_TYPES[path.extname(name)]
  if (mediaType === undefined || !built.files.has(name)) return c.notFound()
  const accepted = c.req.header('accept-encoding') ?? ''
  const [encoding, ending] = ENCODINGS.find(([token, suffix]) => accepted.includes(token) && built.files.has(name + suffix)) ?? ['', '']
  const bytes = await readFile(path.join(built.buildDir, 'assets', name + ending))
  return new Response(bytes, {
    headers: {
      'Content-Type': mediaType,
      'Content-Security-Policy': DATA_POLICY,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(encoding === '' ? {} : { 'Content-Encoding': encoding }),
    },
  })
}
