import { describe, expect, it } from 'vitest'
import { fitBrands } from './fit-pattern.ts'

const BRANDS = ['byd', 'great-wall', 'faw', 'faw-jiefang', 'mg'].map((sign) => ({ brand_sign: sign, brand_name: sign.toUpperCase() }))

describe('fitBrands', () => {
  it.each<[string[], string[]]>([
    [['byd/*'], ['BYD']],
    [
      ['mg/mg-zs-*', 'byd/byd-seal-*', 'byd/byd-dolphin-*'],
      ['BYD', 'MG'],
    ],
    [['faw/*'], ['FAW']],
    [['faw*/*'], ['FAW', 'FAW-JIEFANG']],
    [['g*-w*l/*'], ['GREAT-WALL']],
    [['*fang/*'], ['FAW-JIEFANG']],
    [['b*yyd/*'], []],
    [['by*yd/*'], []],
    [['g*wall*wall/*'], []],
    [['*/byd-seal-*'], []],
    [['unknown/*'], []],
    [[], []],
  ])('names the brands of %o', (patterns, names) => {
    expect(fitBrands(patterns, BRANDS)).toEqual({ isUniversal: false, names })
  })

  it('is universal where one pattern is', () => {
    expect(fitBrands(['byd/*', '*/*'], BRANDS)).toEqual({ isUniversal: true, names: [] })
  })
})
