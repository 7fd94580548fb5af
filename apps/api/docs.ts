import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Hono } from 'hono'
import type { OpenApiDocument } from './openapi.ts'

const BUNDLE = 'swagger-ui-bundle.js'
const STARTER = 'start.js'

/** Files of the reader that are served, from the package as installed: nothing comes from another host. */
const PACKAGE_FILES: Record<string, string> = { 'swagger-ui.css': 'text/css; charset=utf-8', [BUNDLE]: 'text/javascript; charset=utf-8' }

/** `integrity`: hash of each script by its name, so that the reader runs these alone. */
const pageWith = (integrity: Readonly<Record<string, string>>) => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Quayline public API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="reader"></main>
<script src="/api/docs/swagger-ui-bundle.js" integrity="${integrity[BUNDLE]}"></script>
<script src="/api/docs/start.js" integrity="${integrity[STARTER]}"></script>
</body>
</html>
`

// Without a validator address: the reader would send the document to a public service.
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', validatorUrl: null, deepLinking: true })
`

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `/api/openapi.json` and its reader `/api/docs`. */
export function docsRoutes(document: OpenApiDocument): Hono {
  const routes = new Hono()
  const text = JSON.stringify(document)
  routes.get('/api/openapi.json', (c) => fileResponse(c.req.raw, text, 'application/json; charset=utf-8'))
  let page: Promise<string> | null = null
  routes.get('/api/docs', async (c) => fileResponse(c.req.raw, await (page ??= makePage()), 'text/html; charset=utf-8'))
  routes.get(`/api/docs/${STARTER}`, (c) => fileResponse(c.req.raw, START, 'text/javascript; charset=utf-8'))
  for (const [name, type] of Object.entries(PACKAGE_FILES)) {
    routes.get(`/api/docs/${name}`, async (c) => fileResponse(c.req.raw, await readFile(packageFile(name), 'utf8'), type))
  }
  return routes
}

async function makePage(): Promise<string> {
  return pageWith({ [BUNDLE]: integrityOf(await readFile(packageFile(BUNDLE), 'utf8')), [STARTER]: integrityOf(START) })
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}

function packageFile(name: string): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')), name)
}

function fileResponse(request: Request, text: string, type: string): Response {
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
  const headers = { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 'no-cache', etag, 'x-content-type-options': 'nosniff' }
  return request.headers.get('if-none-match')?.includes(etag) ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}
