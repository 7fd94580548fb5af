import { expect, it } from 'vitest'
import type { RouteManifest } from '#apps/site/react-router/globals.ts'
import { pageLinks } from './page-links.ts'

const manifest: RouteManifest = {
  routes: {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/shared.js'], hasLoader: true },
    home: { id: 'home', parentId: 'root', index: true, module: '/home.js', hasLoader: true },
    car: { id: 'car', parentId: 'root', path: 'car/:id', module: '/car.js', imports: ['/shared.js', '/media.js'], hasLoader: true },
    result: { id: 'result', parentId: 'root', path: 'result', module: '/result.js', hasLoader: false },
    unknown: { id: 'unknown', parentId: 'root', path: '*', module: '/unknown.js', hasLoader: true },
  },
}
const hasKept = (id: string) => id === 'root'

it('names the scripts of a page once, and the data as the router will ask for it', () => {
  expect(pageLinks(manifest, '/car/7?x=1', hasKept)).toEqual({
    scripts: ['/root.js', '/shared.js', '/car.js', '/media.js'],
    data: '/car/7.data?x=1&_routes=car',
  })
  expect(pageLinks(manifest, '/', hasKept)?.data).toBe('/_.data?_routes=home')
})

it('asks for no data where a page has none, and for nothing where there is no page', () => {
  expect(pageLinks(manifest, '/result', hasKept)?.data).toBeNull()
  expect(pageLinks(manifest, '/nope', hasKept)).toBeNull()
})
