import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathBounds } from './bounds.ts'
import { pen, polygon, slab } from './pen.ts'
import { shades } from './shades.ts'
import { splineThrough } from './spline.ts'
import { tag } from './svg.ts'

describe('pen', () => {
  test('writes whole, relative numbers with y downward', () => {
    expect(
      polygon([
        [0, 0],
        [10, 0],
        [10, 5.4],
      ]),
    ).toBe('M0 0h10v-5z')
  })

  test('a rounded slab has the box it is given', () => {
    expect(pathBounds(slab(10, 20, 200, 100, 30))).toEqual({ left: 10, right: 210, top: -120, bottom: -20 })
  })

  test('holds curves within its limits, whatever the knots', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 400 }))
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 9 }), (places) => {
        const { left, right, top, bottom } = pathBounds(pen({ width: 900, height: 400 }).move(0, 0).curve(places).toString())
        expect([left >= 0, right <= 900, top >= -400, bottom <= 0]).toEqual([true, true, true, true])
      }),
    )
  })
})

describe('spline', () => {
  test('a symmetrical arch has level tangents at its top', () => {
    const [rise] = splineThrough([
      [0, 0, 90],
      [100, 100],
      [200, 0, -90],
    ])
    expect(rise?.y2).toBeCloseTo(100, 6)
  })

  test('leaves and arrives in the directions given', () => {
    const [curve] = splineThrough([
      [0, 0, 90],
      [100, 100, 0],
    ])
    expect(curve?.x1).toBeCloseTo(0, 6)
    expect(curve?.y2).toBeCloseTo(100, 6)
  })
})

describe('shades', () => {
  test('run from light to dark in every paint', () => {
    const weight = (hex: string) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0)
    for (const paint of ['f2f3f1', 'c0c5c8', '16191c', 'a3161d', '1f3d68', '2f4a3c', '8a6a4b', '000000', 'ffffff']) {
      const { sheen, lit, base, shade, deep } = shades(paint)
      const weights = [sheen, lit, base, shade, deep].map(weight)
      expect({ paint, weights }).toEqual({ paint, weights: weights.toSorted((one, other) => other - one) })
      expect([sheen, lit, base, shade, deep].every((tone) => /^#[0-9a-f]{6}$/u.test(tone))).toBe(true)
    }
  })
})

test('a tag leaves out what is not given and shortens numbers', () => {
  expect(tag('path', { d: 'M0 0', fill: null, opacity: 0.5 })).toBe('<path d="M0 0" opacity=".5"/>')
})
