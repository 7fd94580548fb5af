import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandDesign } from '#drawing/brand-design.ts'
import { pathBounds } from '#drawing/kit/bounds.ts'
import { FRONT_DESIGNS, POWER_KINDS, VIEWS, type VehicleMeasure, type View } from '#drawing/measure.ts'
import { drawCar } from './draw-car.ts'
import { frameOf } from './frame.ts'
import { profileOf, PROFILES, type CarShape } from './profiles/index.ts'

const SHAPES = Object.keys(PROFILES) as CarShape[]
const LOOK = { paint: 'a3161d', prefix: 'v' }
const SPARE = /<rect x="(\d+)" y="(-\d+)" width="(\d+)" height="(\d+)" rx="\d+" fill="#16181b"\/>/u

type Row = Record<
  'brand_sign' | 'auto_type' | 'body_type' | 'energy_type' | 'off_road' | 'doors' | 'length_mm' | 'width_mm' | 'height_mm' | 'wheelbase_mm',
  string
>

/** The outline's box, with the spare wheel where there is one. */
function box(view: View, measure: VehicleMeasure) {
  const { markup } = drawCar(view, measure, LOOK)
  const outline = /<path id="vb" d="([^"]+)"/u.exec(markup)?.[1] ?? ''
  const bounds = pathBounds(outline)
  const spare = measure.shape === 'off-road' && (view === 'side' || view === 'top') ? SPARE.exec(markup) : null
  if (spare !== null) bounds.right = Math.max(bounds.right, Number(spare[1]) + Number(spare[3]))
  return bounds
}

function expectExact(measure: VehicleMeasure): void {
  const { lengthMm, widthMm, heightMm } = measure
  for (const view of VIEWS) {
    const wide = view === 'front' || view === 'rear' ? widthMm : lengthMm
    const high = view === 'top' ? widthMm : heightMm
    const { left, right, top, bottom } = box(view, measure)
    const found = { view, left: Math.round(left) + 0, right: Math.round(right), top: Math.round(-top) }
    expect(found).toEqual({ view, left: 0, right: wide, top: high })
    expect(Math.round(-bottom)).toBeGreaterThanOrEqual(0)
  }
}

function shapeOf(row: Row): CarShape | null {
  if (row.auto_type === 'mini') return 'mini'
  if (row.body_type === 'suv') return row.off_road === '1' ? 'off-road' : 'suv'
  return SHAPES.includes(row.body_type as CarShape) ? (row.body_type as CarShape) : null
}

const catalogue = parse<Row>(readFileSync('demo/catalogue/cars.csv'), { columns: true }).flatMap((row): VehicleMeasure[] => {
  const shape = shapeOf(row)
  if (shape === null) return []
  const power = row.energy_type === 'BEV' ? 'bev' : /HEV|EREV/u.test(row.energy_type) ? 'hybrid' : 'ice'
  return [
    {
      shape,
      lengthMm: Number(row.length_mm),
      widthMm: Number(row.width_mm),
      heightMm: Number(row.height_mm),
      wheelbaseMm: Number(row.wheelbase_mm),
      doors: Number(row.doors),
      axles: 2,
      power,
      design: brandDesign(row.brand_sign),
    },
  ]
})

const anyCar: fc.Arbitrary<VehicleMeasure> = fc
  .record({
    shape: fc.constantFrom(...SHAPES),
    lengthMm: fc.integer({ min: 2700, max: 5600 }),
    widthMm: fc.integer({ min: 1400, max: 2150 }),
    heightMm: fc.integer({ min: 1250, max: 2050 }),
    share: fc.double({ min: 0.54, max: 0.68, noNaN: true }),
    doors: fc.integer({ min: 2, max: 5 }),
    power: fc.constantFrom(...POWER_KINDS),
    design: fc.constantFrom(...FRONT_DESIGNS),
  })
  .map(({ share, ...rest }) => ({ ...rest, axles: 2 as const, wheelbaseMm: Math.round(rest.lengthMm * share) }))

describe('passenger cars', () => {
  test('stand in every view to the millimetre, over the whole catalogue', () => {
    expect(catalogue.length).toBeGreaterThan(200)
    catalogue.forEach(expectExact)
  })

  test('stand to the millimetre over the measures that cars have', () => {
    fc.assert(fc.property(anyCar, expectExact), { numRuns: 150 })
  })

  test('put the wheels at the front overhang and a wheelbase behind it, on the ground', () => {
    for (const measure of catalogue) {
      const { markup } = drawCar('side', measure, LOOK)
      const places = [...markup.matchAll(/<use href="#vw" x="(\d+)" y="-(\d+)"\/>/gu)].map((match) => [Number(match[1]), Number(match[2])])
      const { front, tyre } = frameOf(measure, profileOf(measure))
      expect(places).toEqual([
        [front, tyre],
        [front + measure.wheelbaseMm, tyre],
      ])
      expect(markup).toContain(`<circle r="${tyre}"`)
    }
  })

  test('stay under 6 KB a view, hold only numbers, and are the same every time', () => {
    for (const measure of catalogue) {
      for (const view of VIEWS) {
        const { markup } = drawCar(view, measure, LOOK)
        const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5000 2000">${markup}</svg>`
        expect(file).not.toMatch(/NaN|Infinity|undefined|null/u)
        expect({ view, shape: measure.shape, isLight: Buffer.byteLength(file) < 6144, size: file.length }).toMatchObject({ isLight: true })
        expect(drawCar(view, { ...measure }, LOOK).markup).toBe(markup)
      }
    }
  })

  test('show one door a side for two and three doors, two for more', () => {
    const mini = catalogue.find(({ shape, doors }) => shape === 'mini' && doors === 5)
    if (mini === undefined) throw new Error('no five-door mini in the catalogue')
    const handles = (doors: number) => [...drawCar('side', { ...mini, power: 'bev', doors }, LOOK).markup.matchAll(/width="190" height="28"/gu)].length
    expect([2, 3, 4, 5].map(handles)).toEqual([1, 1, 2, 2])
  })

  test('begin every id with the prefix', () => {
    for (const view of VIEWS) {
      for (const shape of SHAPES) {
        const base = catalogue[0]
        if (base === undefined) throw new Error('empty catalogue')
        const { markup } = drawCar(view, { ...base, shape }, { paint: 'f2f3f1', prefix: 'zz' })
        const ids = [...markup.matchAll(/\sid="([^"]+)"|href="#([^"]+)"|url\(#([^)]+)\)/gu)].map((match) => match[1] ?? match[2] ?? match[3])
        expect(ids.filter((id) => !(id ?? '').startsWith('zz'))).toEqual([])
      }
    }
  })
})

describe('brand designs', () => {
  test('every brand of the catalogue has one; an unknown brand keeps its own', () => {
    const brands = parse<{ brand_sign: string }>(readFileSync('demo/catalogue/brands.csv'), { columns: true })
    const used = new Set(brands.map(({ brand_sign: sign }) => brandDesign(sign)))
    expect(used).toEqual(new Set(FRONT_DESIGNS))
    expect(brandDesign('no-such-brand')).toBe(brandDesign('no-such-brand'))
    expect(FRONT_DESIGNS).toContain(brandDesign('toString'))
  })
})
