import { readFileSync } from 'node:fs'
import {
  createRequestHandler,
  data,
  matchRoutes,
  ServerRouter,
  UNSAFE_decodeViaTurboStream,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { dataAddress, splitDataAddress, wantedRoutes } from './data-address.ts'
import { dataRedirect, documentRedirect } from './data-redirect.ts'
import { hydrationData, readEntry, withoutInlineScripts } from './entry-context.server.ts'
import { decidesRevalidation, giveToRouter, routeManifest } from './globals.ts'
import { guardedLoader } from './guarded-loader.ts'
import { routeTree } from './route-tree.ts'
import { actionAddress, hasAction, withHandlers } from './server-build.server.ts'

const ORIGIN = 'http://site.example'
const MANIFEST = {
  version: '1',
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/libraries.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/words.js'], hasLoader: false },
    home: { id: 'home', parentId: 'root', index: true, module: '/assets/home.js', hasLoader: true },
    car: { id: 'car', parentId: 'root', path: 'car/:id', module: '/assets/car.js', hasLoader: true },
  },
}

/** React Router's server on a root, a home page with a form and a car; `pages` gets what its entry was given. */
function site(pages: EntryContext[] = []): ServerBuild {
  const screen = () => createElement('p', null, 'a page')
  const routes = {
    root: { id: 'root', path: '', module: { default: screen } },
    home: { id: 'home', parentId: 'root', index: true, module: { default: screen, loader: () => ({ at: 'home' }), action: () => ({ sent: true }) } },
    car: { id: 'car', parentId: 'root', path: 'car/:id', module: { default: screen, loader: car, handle: { isUrgent: true } } },
  }
  const render = (_request: Request, status: number, headers: Headers, entry: EntryContext) => {
    pages.push(entry)
    return new Response('', { status, headers })
  }
  const rest = { basename: '/', ssr: true, isSpaMode: false, prerender: [], routeDiscovery: { mode: 'initial' }, publicPath: '/', assetsBuildDirectory: '' }
  return { routes, entry: { module: { default: render } }, future: {}, assets: MANIFEST, ...rest } as unknown as ServerBuild
}

function car({ params }: LoaderFunctionArgs): unknown {
  if (params['id'] === 'gone') throw data({ key: 'not_found' }, { status: 404 })
  return { id: params['id'], price: null, built: undefined, seen: new Date(0) }
}

async function openPage(path: string): Promise<EntryContext> {
  const pages: EntryContext[] = []
  await createRequestHandler(site(pages), 'production')(new Request(`${ORIGIN}${path}`))
  const [page] = pages
  if (page === undefined) throw new Error(`${path} was not rendered`)
  return page
}

async function decode(stream: ReadableStream<Uint8Array>): Promise<unknown> {
  const { value } = await UNSAFE_decodeViaTurboStream(stream, globalThis)
  return value
}

afterEach(() => vi.unstubAllGlobals())

it('reads settings, address, status, matches and files of a page', async () => {
  const page = readEntry(await openPage('/car/7?x=1'))
  expect(page).toMatchObject({ url: '/car/7?x=1', status: 200, context: { basename: '/', ssr: true, isSpaMode: false } })
  expect(page.matches.map(({ id, module, handle }) => [id, module, handle])).toEqual([
    ['root', '/assets/root.js', undefined],
    ['car', '/assets/car.js', { isUrgent: true }],
  ])
  expect(page.files).toEqual({
    manifest: '/assets/manifest.js',
    entry: '/assets/entry.js',
    imports: ['/assets/libraries.js', '/assets/words.js'],
    before: undefined,
  })
  expect(readEntry(await openPage('/car/gone')).status).toBe(404)
})

it('takes out the hydration data in the bytes that the client reads', async () => {
  const text = await hydrationData(await openPage('/car/7'))
  expect(await decode(new Blob([text]).stream())).toMatchObject({ loaderData: { car: { id: '7', price: null, built: undefined, seen: new Date(0) } } })
  expect(await hydrationData(await openPage('/car/7'))).toBe(text)
})

it('keeps inline data out of the page', async () => {
  const page = await openPage('/car/7')
  const html = (context: EntryContext) => renderToString(createElement(ServerRouter, { context, url: `${ORIGIN}/car/7` }))
  expect(html(withoutInlineScripts(page))).toBe('<p>a page</p>')
  expect(html(page)).toContain('<!--$-->')
})

it('sets what the client reads, and nothing that it does not', async () => {
  const asked = new Set<string>()
  vi.stubGlobal(
    'window',
    new Proxy(Object.assign(new EventTarget(), { __reactRouterManifest: MANIFEST }), {
      get: (target, name) => (asked.add(String(name)), Reflect.get(target, name) as unknown),
    }),
  )
  const stream = new Blob([await hydrationData(await openPage('/car/7'))]).stream()
  giveToRouter({ context: { basename: '/', ssr: true, isSpaMode: false, future: {} }, stream, modules: { car: { shouldRevalidate: () => false } } })
  expect(routeManifest()).toBe(MANIFEST)
  expect([decidesRevalidation('car'), decidesRevalidation('root')]).toEqual([true, false])
  asked.clear()
  // It waits for its stream: so much is known by then.
  expect(() => renderToString(createElement(HydratedRouter))).toThrow()
  expect([...asked]).toEqual(expect.arrayContaining(['__reactRouterContext', '__reactRouterManifest', '__reactRouterRouteModules']))
  expect(stream.locked).toBe(true)
})

it.each([
  ['/', '/_.data'],
  ['/car/7', '/car/7.data'],
  ['/car/7?x=1', '/car/7.data?x=1'],
])('names the data of %s as React Router does', async (page, address) => {
  const url = dataAddress(new URL(`${ORIGIN}${page}`), [])
  expect(`${url.pathname}${url.search}`).toBe(address)
  expect(splitDataAddress(url.pathname)).toEqual({ path: new URL(`${ORIGIN}${page}`).pathname, isData: true })
  const answer = await createRequestHandler(site(), 'production')(new Request(url))
  const leaf = page === '/' ? 'home' : 'car'
  expect(await decode(answer.body!)).toHaveProperty(leaf)
})

it('asks for the data of some routes alone', async () => {
  const url = dataAddress(new URL(`${ORIGIN}/car/7`), ['car', 'root'])
  expect([...wantedRoutes(url.searchParams)]).toEqual(['car', 'root'])
  expect([...wantedRoutes(new URLSearchParams())]).toEqual([])
  url.searchParams.set('_routes', 'root')
  const answer = await createRequestHandler(site(), 'production')(new Request(url))
  expect(await decode(answer.body!)).not.toHaveProperty('car')
})

it('sends the client on by what its reader of answers looks for', () => {
  const { status, headers } = documentRedirect('/car/new')
  for (const [name] of dataRedirect('/car/new', 302).headers) headers.append(name, '')
  const source = readFileSync('node_modules/react-router/dist/production/lib/dom/ssr/single-fetch.js', 'utf8')
  expect(source).toContain(`res.status === ${status} &&`)
  for (const name of headers.keys()) expect(source.toLowerCase()).toContain(`"${name}"`)
})

it('puts other loaders into a build, and finds actions and their address', async () => {
  const pages: EntryContext[] = []
  const build = site(pages)
  const changed = withHandlers(build, (id, { loader }) => (loader ? { loader: () => ({ by: id }) } : {}))
  await createRequestHandler(changed, 'production')(new Request(`${ORIGIN}/car/7`))
  expect(pages[0]?.staticHandlerContext.loaderData).toEqual({ car: { by: 'car' } })
  expect([hasAction(build, 'home'), hasAction(build, 'car'), hasAction(changed, 'home')]).toEqual([true, false, true])
  const post = (url: URL) => createRequestHandler(build, 'production')(new Request(url, { method: 'POST', body: new URLSearchParams() }))
  await post(actionAddress(build, 'home', new URL(ORIGIN)))
  expect(pages[1]?.staticHandlerContext.actionData).toEqual({ home: { sent: true } })
  expect(actionAddress(build, 'car', new URL(`${ORIGIN}/car/7`)).search).toBe('')
})

it('makes a tree of the routes that build and manifest name', () => {
  for (const routes of [MANIFEST.routes, site().routes]) {
    expect(matchRoutes(routeTree(routes), '/car/7')?.map(({ route }) => route.id)).toEqual(['root', 'car'])
    expect(matchRoutes(routeTree(routes), '/')?.map(({ route }) => route.id)).toEqual(['root', 'home'])
  }
})

it('puts the reload of today’s React Router under the guard', () => {
  const source = readFileSync('node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js', 'utf8')
  const guarded = guardedLoader(source)
  expect(guarded).toContain("import { mayReload } from '#apps/site/client/reload-guard.ts'")
  expect(guarded.replace(/\s+/g, ' ')).toContain('if (!mayReload()) return failedModule(error); window.location.reload();')
})

it('notices when there is no longer one reload to guard', () => {
  expect(() => guardedLoader('nothing here')).toThrow('not found once')
  expect(() => guardedLoader('window.location.reload();window.location.reload();')).toThrow('not found once')
})
