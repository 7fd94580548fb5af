type SamplePage = { path: string; build: string; lang?: string; title?: string; isPrivate?: boolean }

/** A page as the server writes it, of a build. */
export function samplePage({ path, build, lang = 'en', title = 'A car', isPrivate = false }: SamplePage): string {
  const block = {
    context: {},
    ...(isPrivate ? { stream: 'x' } : { data: dataName(path, build) }),
    url: path,
    manifest: `/assets/manifest-${build}.js`,
    routes: { car: `/assets/car-${build}.js` },
    entry: `/assets/entry-${build}.js`,
    preloads: [`/assets/entry-${build}.js`, `/assets/libraries-${build}.js`],
  }
  return [
    `<!DOCTYPE html><html lang="${lang}" dir="ltr"><head><title>${title}</title>`,
    '<link rel="preload" as="font" href="/assets/plex.woff2"/>',
    `<link rel="stylesheet" href="/assets/root-${build}.css"/><link rel="stylesheet" href="/site-style/c0ffee.css"/></head>`,
    `<body><a href="/carList">Cars</a><img src="/drawing/1/side/a.svg"/>`,
    `<script type="application/json" id="hydration">${JSON.stringify(block).replaceAll('<', '\\u003c')}</script>`,
    `<script src="/assets/boot-${build}.js" async></script></body></html>`,
  ].join('')
}

/** A name of 16 signs, as a hash has. */
function dataName(path: string, build: string): string {
  return `data-${build}${path.replaceAll('/', '-')}aaaaaaaaaaaaaaaa`.slice(0, 16)
}

/** Cache Storage in memory, with as much room as a test wants. */
export function memoryCaches(room = Infinity): CacheStorage {
  const all = new Map<string, Map<string, { body: string; headers: [string, string][] }>>()
  const key = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : String(request), ORIGIN).href
  const give = (stored: { body: string; headers: [string, string][] } | undefined) => stored && new Response(stored.body, { headers: stored.headers })
  const used = () => [...all.values()].flatMap((entries) => [...entries.values()]).reduce((bytes, { body }) => bytes + body.length, 0)
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, { body: string; headers: [string, string][] }>()
    all.set(name, entries)
    return {
      match: async (request: RequestInfo) => give(entries.get(key(request))),
      put: async (request: RequestInfo, answer: Response) => {
        const body = await answer.text()
        if (used() + body.length > room) throw new DOMException('No room', 'QuotaExceededError')
        entries.set(key(request), { body, headers: [...answer.headers] })
      },
      delete: async (request: RequestInfo) => entries.delete(key(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    }
  }
  const storage = {
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo, { cacheName = '' }: MultiCacheQueryOptions = {}) => give(all.get(cacheName)?.get(key(request))),
  }
  return storage as unknown as CacheStorage
}

const ORIGIN = 'https://www.quayline.example'
