import { expect, it } from 'vitest'
import { isKeptPicture, keptAddress } from './kept-address.ts'

it.each([
  ['/car/byd-seal', 'seen', '/car/byd-seal'],
  ['/mobile/car/byd-seal', 'seen', '/mobile/car/byd-seal'],
  ['/usedCarsDetail/YJ665S49?utm_source=mail#price', 'seen', '/usedCarsDetail/YJ665S49'],
  ['/carFittingsDetail/FIL-001Y', 'seen', '/carFittingsDetail/FIL-001Y'],
  ['/compare?cars=byd-seal&used=YJ665S49', 'seen', '/compare?cars=byd-seal&used=YJ665S49'],
  ['/contactUs?brand=byd', 'fixed', '/contactUs'],
  ['/myFavorite', 'fixed', '/myFavorite'],
  ['/offline', 'fixed', '/offline'],
])('%s is kept', (target, kind, address) => {
  expect(keptAddress(target)).toEqual({ kind, address })
})

it.each([
  '/',
  '/carList',
  '/car',
  '/car/byd-seal/faq',
  '/car/byd-seal/spin.json',
  '/car/byd-seal.data',
  '/car/byd-seal?noHeader',
  '/compare',
  '/my',
  '/mobile/info',
  '/club',
  '/result?ref=Q7K3-M2',
  '/enquiry/status/abc',
  '/shortlist/abc',
  '/netWork/status/abc',
  '/admin',
  '/api/user/info',
  '/myFavorite/items.json',
  `/car/${'x'.repeat(2_000)}`,
])('%s is not kept', (target) => {
  expect(keptAddress(target)).toBeNull()
})

it('knows pictures from films and documents', () => {
  expect(['/media/ab/1.avif', '/drawing/1/side/suv-1.svg', '/company-picture/logo.png'].filter(isKeptPicture)).toHaveLength(3)
  expect(['/media/ab/1.mp4', '/media/ab/1.pdf', '/api/download/1/a.png', '/assets/a.svg'].filter(isKeptPicture)).toEqual([])
})
