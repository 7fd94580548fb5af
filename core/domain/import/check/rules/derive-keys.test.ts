import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveBrandSign, deriveModelSign, deriveStockRef } from './derive-keys.ts'

const car = (modelName: string, trim: string | null, modelYear: number | null = 2025) =>
  deriveModelSign({ brandSign: 'byd', modelName, trim, modelYear, maxLength: 120 })

describe('deriveModelSign', () => {
  it('writes Latin names as the catalogue does', () => {
    expect(car('Seagull', 'Vitality 305 km')).toBe('byd-seagull-vitality-305-km-2025')
    expect(car('BYD Tang', 'DM-i 1.5T', null)).toBe('byd-tang-dm-i-1-5t')
    expect(car('Škoda+', null)).toBe('byd-skoda-plus-2025')
  })

  it('keeps Chinese names apart by a fingerprint, the same at every time', () => {
    expect(car('海豹', '550km 精英型')).toMatch(/^byd-550km-2025-[0-9a-f]{8}$/)
    expect(car('海豹', '550km 精英型')).toBe(car(' 海豹', '５５０km 精英型'))
    expect(car('海豹', '550km 精英型')).not.toBe(car('海豚', '550km 精英型'))
    expect(car('海豹', '550km 精英型', 2024)).not.toBe(car('海豹', '550km 精英型', 2025))
    expect(car('海豹', null)).toMatch(/^byd-2025-[0-9a-f]{8}$/)
  })

  it('is always a key that the column accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), fc.string({ unit: 'grapheme', maxLength: 130 }), (model, trim) => {
        const sign = car(model, trim)
        expect(sign).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(sign.length).toBeLessThanOrEqual(120)
      }),
    )
  })
})

describe('deriveStockRef and deriveBrandSign', () => {
  it('makes a reference that can be said over the phone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/), (vin) => {
        expect(deriveStockRef(vin)).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
        expect(deriveStockRef(vin)).toBe(deriveStockRef(vin))
      }),
    )
  })

  it('makes a brand’s sign of its Latin name', () => {
    expect(deriveBrandSign('Great Wall')).toBe('great-wall')
    expect(deriveBrandSign('比亚迪')).toBe('')
  })
})
