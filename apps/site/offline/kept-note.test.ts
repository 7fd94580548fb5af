import { expect, it } from 'vitest'
import { withNote } from './kept-note.ts'

const NOTE = { words: { page: 'As it was on {moment}.', missing: 'Not kept.', retry: 'Try again' }, timeZone: 'UTC' }
const PAGE = '<!DOCTYPE html><html><body class="x"><p>Car</p></body></html>'

it('stands before everything else of the page, with the moment in the words of its language', () => {
  const html = withNote(PAGE, { ...NOTE, locale: 'en', at: Date.UTC(2026, 10, 24, 14, 5), asked: '/car/a' })
  expect(html).toContain('<body class="x"><kept-note role="note"')
  expect(html).toContain('As it was on <bdi>24 Nov 2026, 14:05</bdi>.')
  expect(html).toContain('<a href="/car/a" class="underline">Try again</a></kept-note><p>Car</p>')
})

it('has Gregorian days and Latin figures in Arabic', () => {
  expect(withNote(PAGE, { ...NOTE, locale: 'ar', at: Date.UTC(2026, 10, 24, 14, 5), asked: '/' })).toMatch(/<bdi>[^<]*24[^<]*2026[^<]*14:05[^<]*<\/bdi>/)
})

it('says of a page that is not kept that it is not, and takes no markup from an address', () => {
  const html = withNote(PAGE, { ...NOTE, locale: 'en', at: null, asked: '/car/"><script>' })
  expect(html).toContain('Not kept. <a href="/car/&quot;&gt;&lt;script&gt;"')
})
