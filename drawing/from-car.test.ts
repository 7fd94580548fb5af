import { describe, expect, it } from 'vitest'
import { isDrawable } from './address.ts'
import { brandDesign, modelPaint } from './brand-design.ts'
import { drawnVehicle, measureOf, shapeOf, type CatalogueVehicle } from './from-car.ts'
import { BODY_SHAPES } from './measure.ts'
import { typicalMeasure } from './typical-measure.ts'

const seal: CatalogueVehicle = {
  bodyType: 'sedan',
  autoType: 'sedan',
  energyType: 'BEV',
  lengthMm: 4800,
  widthMm: 1875,
  heightMm: 1460,
  wheelbaseMm: 2920,
  doors: 4,
  gvwKg: 2410,
  axleConfig: null,
  isOffRoad: false,
  isSports: false,
  brandSign: 'byd',
  modelName: 'Seal',
}

describe('measureOf', () => {
  it('takes the measures of the catalogue as they are', () => {
    expect(measureOf(seal)).toEqual({
      shape: 'sedan',
      lengthMm: 4800,
      widthMm: 1875,
      heightMm: 1460,
      wheelbaseMm: 2920,
      doors: 4,
      axles: 2,
      power: 'bev',
      design: 'wing',
    })
  })

  it('is null where a measure is missing or is none', () => {
    expect(measureOf({ ...seal, wheelbaseMm: null })).toBeNull()
    expect(measureOf({ ...seal, lengthMm: 48 })).toBeNull()
    expect(measureOf({ ...seal, wheelbaseMm: 4790 })).toBeNull()
  })

  it('counts axles by the wheels of the configuration, and shows what is plugged in', () => {
    const truck = { ...seal, bodyType: 'dump', lengthMm: 9500, widthMm: 2500, heightMm: 3400, wheelbaseMm: 5900 }
    expect(measureOf({ ...truck, axleConfig: '8x4' })?.axles).toBe(4)
    expect(measureOf({ ...truck, axleConfig: '6×4' })?.axles).toBe(3)
    expect(['HEV', 'PHEV', 'EREV', 'FCEV', 'ICE'].map((energyType) => measureOf({ ...seal, energyType })?.power)).toEqual([
      'ice',
      'hybrid',
      'hybrid',
      'bev',
      'ice',
    ])
  })
})

it('draws by typical measures what has none', () => {
  expect(drawnVehicle({ ...seal, lengthMm: null })).toEqual({
    measure: { ...typicalMeasure('sedan'), power: 'bev', design: 'wing' },
    paint: modelPaint('byd', 'Seal'),
  })
})

it.each([
  ['a short high hatchback is a town car', { bodyType: 'hatchback', lengthMm: 2980, heightMm: 1637 }, 'mini'],
  ['a longer one with a bonnet is not', { bodyType: 'hatchback', lengthMm: 4125, heightMm: 1570 }, 'hatchback'],
  ['an off-road car has the body of one', { bodyType: 'suv', isOffRoad: true }, 'off-road'],
  ['two doors and sports make a coupe', { isSports: true, doors: 2 }, 'coupe'],
  ['five tonnes are a light truck', { bodyType: 'truck', gvwKg: 4495 }, 'light-truck'],
  ['eighteen are a heavy one', { bodyType: 'truck', gvwKg: 18_000 }, 'heavy-truck'],
  ['an unknown weight leaves the length', { bodyType: 'truck', gvwKg: null, lengthMm: 9000 }, 'heavy-truck'],
  ['an unknown body leaves the type', { bodyType: 'hover', autoType: 'mpv' }, 'mpv'],
] as const)('%s', (_name, change, shape) => {
  expect(shapeOf({ ...seal, ...change })).toBe(shape)
})

it('has drawable typical measures for every body', () => {
  expect(BODY_SHAPES.filter((shape) => !isDrawable(typicalMeasure(shape)))).toEqual([])
})

it('gives a brand one front and a model one paint', () => {
  expect(brandDesign('no-such-brand')).toBe(brandDesign('no-such-brand'))
  expect(brandDesign('byd')).toBe('wing')
  expect(modelPaint('byd', 'Seal')).toMatch(/^[0-9a-f]{6}$/)
})
