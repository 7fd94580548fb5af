import { expect, it } from 'vitest'
import { pageRules } from './page-rules.ts'

it.each([
  ['/', '', true],
  ['/404', '', false],
  ['/404/', '', false],
  ['/car/5', '?noHeader', false],
  ['/car/5', '?noHeader=1', false],
  ['/car/5', '?type=suv', true],
])('the header of %s%s: %s', (path, search, expected) => {
  expect(pageRules(path, search).hasHeader).toBe(expected)
})

it.each([
  ['/', true],
  ['/club', false],
  ['/my', false],
  ['/404', false],
  ['/myFavorite', true],
])('the banner of %s: %s', (path, expected) => {
  expect(pageRules(path, '').hasBanner).toBe(expected)
})

it.each([
  ['/article/3', true],
  ['/article', false],
  ['/car/3', true],
  ['/mobile/car/3', true],
  ['/carList', false],
  ['/my', true],
  ['/myFavorite', false],
  ['/result', true],
  ['/carPurchaseProcess', true],
  ['/carFittingsDetail/2', true],
  ['/usedCarsDetail/2', false],
])('the header of %s is always fixed: %s', (path, expected) => {
  expect(pageRules(path, '').isHeaderFixed).toBe(expected)
})

it('has the tab bar everywhere but on the mobile member page', () => {
  expect(pageRules('/mobile/info', '').hasTabBar).toBe(false)
  expect(pageRules('/mobile/info/details', '').hasTabBar).toBe(true)
  expect(pageRules('/', '?noHeader').hasTabBar).toBe(true)
})
