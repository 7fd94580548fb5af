import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { preferredEncoding, type Encoding } from '#apps/server/request/encodings.ts'
import type { HeaderRecord } from '#apps/server/request/security-headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.mp4': 'video/mp4',
}

const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/

type Asset = { etag: string; variants: Readonly<Record<Encoding, { body: Buffer<ArrayBuffer>; headers: HeaderRecord }>> }

export type StaticAssets = {
  /** Answers a file of the client build, or null where the path is none. Paths are looked up, never joined to a folder. */
  respond(pathname: string, request: Request): Response | null
}

/** Reads the client build into memory once, with its precompressed variants; `headers` go with every file. */
export function loadStaticAssets(folder: string, headers: HeaderRecord): StaticAssets {
  const assets = existsSync(folder) ? readFolder(folder, headers) : new Map<string, Asset>()
  return {
    respond: (pathname, request) => {
      const asset = assets.get(pathname)
      if (asset === undefined) return null
      const { body, headers: own } = asset.variants[preferredEncoding(request.headers.get('accept-encoding'))]
      const isKnown = request.headers.get('if-none-match')?.includes(asset.etag) ?? false
      if (isKnown) return new Response(null, { status: 304, headers: withoutBody(own) })
      return new Response(request.method === 'HEAD' ? null : body, { headers: own })
    },
  }
}

function readFolder(folder: string, headers: HeaderRecord): Map<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const known = new Set(files)
  const originals = files.filter((file) => TYPES[path.extname(file)] !== undefined)
  return new Map(originals.map((file) => [`/${path.relative(folder, file).split(path.sep).join('/')}`, readAsset(file, folder, known, headers)]))
}

function readAsset(file: string, folder: string, known: ReadonlySet<string>, headers: HeaderRecord): Asset {
  const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
  const body = readFileSync(file)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  const common: HeaderRecord = {
    ...headers,
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': HASHED.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    // Language hosts share one origin's pictures in feeds and previews; scripts and styles stay with their host.
    'cross-origin-resource-policy': /\.(js|css)$/.test(file) ? 'same-site' : 'cross-origin',
    etag,
  }
  const encoded = (suffix: string, encoding: string) =>
    known.has(`${file}.${suffix}`) ? variantOf(readFileSync(`${file}.${suffix}`), { ...common, vary: 'accept-encoding', 'content-encoding': encoding }) : null
  const [br, gzip] = [encoded('br', 'br'), encoded('gz', 'gzip')]
  const plain = variantOf(body, br || gzip ? { ...common, vary: 'accept-encoding' } : common)
  return { etag, variants: { br: br ?? gzip ?? plain, gzip: gzip ?? plain, plain } }
}

function variantOf(body: Buffer<ArrayBuffer>, headers: HeaderRecord) {
  return { body, headers: { ...headers, 'content-length': String(body.length) } }
}

function withoutBody(headers: HeaderRecord): HeaderRecord {
  const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers
  return rest
}
