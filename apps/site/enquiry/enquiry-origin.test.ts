import { describe, expect, it } from 'vitest'
import { originFromPath, subjectFromPath, subjectIdFromPath } from './enquiry-origin.ts'

describe('originFromPath', () => {
  it.each([
    ['/', 'home'],
    ['/activity/spring-2025', 'promotion_detail'],
    ['/article/12', 'article_detail'],
    ['/mobile/article/12/item', 'article_detail'],
    ['/article/search-top', 'other'],
    ['/car/81', 'car_detail'],
    ['/mobile/car/81/faq', 'car_detail'],
    ['/usedCarsDetail/4', 'car_detail'],
    ['/contactUs', 'contact'],
    ['/contactUs/', 'contact'],
    ['/carList', 'car_list'],
    ['/usedCars', 'car_list'],
    ['/mobile/carList', 'car_list'],
    ['/brand', 'brand'],
    ['/brand/byd', 'brand'],
    ['/searchsite', 'search'],
    ['/myFavorite', 'favorites'],
    ['/club', 'club'],
    ['/activity', 'other'],
    ['/article', 'other'],
    ['/about', 'other'],
  ])('%s is %s', (path, origin) => {
    expect(originFromPath(path)).toBe(origin)
  })
})

describe('subjectIdFromPath', () => {
  it.each([
    ['/car/81', '81'],
    ['/mobile/car/81/freeQuote', '81'],
    ['/article/a%20b', 'a b'],
    ['/article/%E0%A4%A', '%E0%A4%A'],
    ['/article/list', null],
    ['/carList', null],
    ['/', null],
  ])('%s gives %s', (path, id) => {
    expect(subjectIdFromPath(path)).toBe(id)
  })
})

describe('subjectFromPath', () => {
  it.each([
    ['/car/byd-seal', { carModelSign: 'byd-seal' }],
    ['/mobile/car/byd-seal/faq', { carModelSign: 'byd-seal' }],
    ['/brand/byd', { brandSign: 'byd' }],
    ['/usedCarsDetail/BC578X39', { carModelSign: 'BC578X39' }],
    ['/carList', {}],
  ])('%s is about %j', (path, subject) => {
    expect(subjectFromPath(path)).toEqual(subject)
  })
})
