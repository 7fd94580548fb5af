import { expect, it } from 'vitest'
import { readPageParts } from './page-parts.ts'
import { samplePage } from './testing.ts'

it('reads language, title and every file that a page needs', () => {
  expect(readPageParts(samplePage({ path: '/car/a', build: 'one', lang: 'ar', title: 'A &amp; B' }))).toEqual({
    lang: 'ar',
    title: 'A & B',
    manifest: '/assets/manifest-one.js',
    files: [
      '/assets/plex.woff2',
      '/assets/root-one.css',
      '/site-style/c0ffee.css',
      '/assets/boot-one.js',
      '/assets/manifest-one.js',
      '/assets/entry-one.js',
      '/assets/libraries-one.js',
      '/assets/car-one.js',
      '/hydration/data-one-car-aaa/car/a',
    ],
  })
})

it('leaves alone what is for one visitor, and what does not come alive', () => {
  expect(readPageParts(samplePage({ path: '/car/a', build: 'one', isPrivate: true }))).toBeNull()
  expect(readPageParts('<!DOCTYPE html><p>Broken')).toBeNull()
})
