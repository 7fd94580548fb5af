import { expect, it } from 'vitest'
import { pagesOf } from './idle-prefetch.tsx'

it('loads ahead pages only: each once, the first four, none outside of the site', () => {
  const links = ['/brand/byd', '/brand/byd', '/api/docs', '/enquiry/status/c', '/', '/carList?type=suv', '/car/a', '/car/b', '/car/c'].map(
    (address) => new URL(address, 'http://site'),
  )
  expect(pagesOf(links, '/')).toEqual(['/brand/byd', '/carList?type=suv', '/car/a', '/car/b'])
})
