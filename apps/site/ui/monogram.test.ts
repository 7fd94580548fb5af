import { describe, expect, it } from 'vitest'
import { monogram } from './monogram.ts'

describe('monogram', () => {
  it.each([
    ['BYD', 'BYD'],
    ['XCMG Trucks', 'XCMG'],
    ['Chery', 'Ch'],
    ['Great Wall', 'GW'],
    ['Lynk & Co', 'LC'],
    ['Li Auto', 'Li'],
    ['XPeng', 'Xp'],
    ['FAW Bestune', 'FB'],
    ['比亚迪', '比亚'],
  ])('of %s is %s', (name, letters) => {
    expect(monogram(name)).toBe(letters)
  })
})
