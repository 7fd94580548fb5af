import { expect, it } from 'vitest'
import { formHref } from './ask-link.tsx'

it.each(['/', '/brand/byd', '/car/seal-u', '/mobile/car/7', '/car/seal-u/form', '/car/seal-u/freeQuote', '/mobile/car/7/touch', '/contactUs'])(
  'stays on %s, which has a form',
  (pathname) => {
    expect(formHref(pathname)).toBe('#enquiry')
  },
)

it.each(['/car/seal-u/base', '/car/seal-u/faq', '/car/seal-u/table', '/mobile/car/7/tabChange', '/car', '/about'])(
  'leads from %s to the contact page',
  (pathname) => {
    expect(formHref(pathname)).toBe('/contactUs#enquiry')
  },
)
