import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pathBounds } from '#drawing/kit/bounds.ts'
import { FRONT_DESIGNS, POWER_KINDS, VIEWS, type VehicleMeasure, type View } from '#drawing/measure.ts'
import { runningGear } from './axles.ts'
import { COMMERCIAL_SHAPES, drawCommercial, type CommercialShape } from './draw-commercial.ts'

/** Leaves room for the file's own head within the 6 KB of a drawing. */
const MOST_BYTES = 5660

type Range = { length: [number, number]; width: [number, number]; height: [number, number]; wheelbase: [number, number]; axles: VehicleMeasure['axles'][] }

/** What the trade builds, mm; the wheelbase as a share of the length in percent. */
const RANGES: Record<CommercialShape, Range> = {
  van: { length: [3900, 6900], width: [1480, 2100], height: [1750, 2800], wheelbase: [60, 67], axles: [2] },
  minibus: { length: [4400, 7200], width: [1600, 2100], height: [1850, 2900], wheelbase: [57, 65], axles: [2] },
  bus: { length: [8000, 13_700], width: [2300, 2550], height: [3000, 4000], wheelbase: [48, 56], axles: [2, 3] },
  'light-truck': { length: [4200, 7000], width: [1500, 2300], height: [1800, 3300], wheelbase: [54, 65], axles: [2] },
  'heavy-truck': { length: [7000, 12_000], width: [2300, 2550], height: [2700, 3990], wheelbase: [54, 66], axles: [2, 3, 4] },
  tractor: { length: [5900, 7600], width: [2450, 2550], height: [2950, 4000], wheelbase: [58, 68], axles: [2, 3] },
  dump: { length: [7500, 11_000], width: [2450, 2550], height: [3050, 3700], wheelbase: [58, 69], axles: [2, 3, 4] },
  mixer: { length: [8000, 11_500], width: [2450, 2550], height: [3700, 4000], wheelbase: [55, 64], axles: [2, 3, 4] },
  special: { length: [10_500, 14_500], width: [2450, 2600], height: [3200, 3950], wheelbase: [44, 54], axles: [3, 4] },
}

it('draws every commercial row of the catalogue to its size', () => {
  const rows = catalogueRows()
  expect(rows.length).toBeGreaterThan(40)
  for (const measure of rows) expectTrueViews(measure)
})

it('draws any sensible measure to its size', () => {
  fc.assert(
    fc.property(anyMeasure(), (measure) => expectTrueViews(measure)),
    { numRuns: 600 },
  )
})

it('puts every wheel on its axle', () => {
  fc.assert(
    fc.property(anyMeasure(), (measure) => {
      const { axles, radius } = runningGear(measure)
      const { markup } = drawCommercial('side', measure, { paint: 'c0c5c8', prefix: 'v' })
      const wheels = [...markup.matchAll(/<use href="#v[fr]" x="(\d+)" y="-(\d+)"\/>/gu)]
      expect(wheels.map((wheel) => Number(wheel[1]))).toEqual(axles)
      expect(wheels.every((wheel) => Number(wheel[2]) === radius)).toBe(true)
      expect(axles).toHaveLength(measure.axles)
      expect(axles.at(-1)! - axles[0]!).toBe(measure.wheelbaseMm)
    }),
  )
})

it('spaces tandem and twin axles as the trade does', () => {
  const tipper = {
    shape: 'dump',
    lengthMm: 9660,
    widthMm: 2496,
    heightMm: 3400,
    wheelbaseMm: 6550,
    doors: 2,
    axles: 4,
    power: 'ice',
    design: 'lattice',
  } as const
  const { axles } = runningGear(tipper)
  expect(axles[3]! - axles[2]!).toBe(1350)
  expect(axles[1]! - axles[0]!).toBe(1900)
})

it('gives the same bytes for the same measure', () => {
  fc.assert(
    fc.property(anyMeasure(), fc.constantFrom(...VIEWS), (measure, view) => {
      const look = { paint: '1f3d68', prefix: 'q' }
      expect(drawCommercial(view, measure, look)).toEqual(drawCommercial(view, { ...measure }, look))
    }),
  )
})

it('tells makers apart by their faces', () => {
  const base = catalogueRows().find(({ shape }) => shape === 'tractor')!
  const faces = FRONT_DESIGNS.map((design) => drawCommercial('front', { ...base, design }, { paint: 'a3161d', prefix: 'v' }).markup)
  expect(new Set(faces).size).toBe(FRONT_DESIGNS.length)
})

it('refuses the shape of a car', () => {
  const sedan = { shape: 'sedan', lengthMm: 4800, widthMm: 1875, heightMm: 1460, wheelbaseMm: 2920, doors: 4, axles: 2, power: 'ice', design: 'bar' } as const
  expect(() => drawCommercial('side', sedan, { paint: 'c0c5c8', prefix: 'v' })).toThrow(RangeError)
})

function expectTrueViews(measure: VehicleMeasure): void {
  for (const view of VIEWS) {
    const drawn = drawCommercial(view, measure, { paint: 'a3161d', prefix: 'v' })
    const [width, height] = sizeOf(view, measure)
    const label = `${view} of ${JSON.stringify(measure)}`
    expect([drawn.widthMm, drawn.heightMm], label).toEqual([width, height])
    const outline = /<path d="([^"]+)" fill="[^"]+" id="vb"\/>/u.exec(drawn.markup)![1]!
    expect(rounded(pathBounds(outline)), label).toEqual({ left: 0, right: width, top: -height, bottom: 0 })
    expect(drawn.markup, label).not.toMatch(/NaN|undefined|Infinity|null/u)
    expect(drawn.markup.length, label).toBeLessThan(MOST_BYTES)
    for (const [, id] of drawn.markup.matchAll(/ id="([^"]+)"/gu)) expect(id).toMatch(/^v/u)
    for (const [, d] of drawn.markup.matchAll(/ d="([^"]+)" fill="url\(#vk\)"/gu)) expectWithin(d!, width, height, label)
  }
}

function expectWithin(d: string, width: number, height: number, label: string): void {
  const box = rounded(pathBounds(d))
  expect(box.left, label).toBeGreaterThanOrEqual(0)
  expect(box.right, label).toBeLessThanOrEqual(width)
  expect(box.top, label).toBeGreaterThanOrEqual(-height)
}

function sizeOf(view: View, { lengthMm, widthMm, heightMm }: VehicleMeasure): [number, number] {
  if (view === 'top') return [lengthMm, widthMm]
  return [view === 'side' ? lengthMm : widthMm, heightMm]
}

function rounded({ left, right, top, bottom }: ReturnType<typeof pathBounds>) {
  const whole = (value: number) => Math.round(value) || 0
  return { left: whole(left), right: whole(right), top: whole(top), bottom: whole(bottom) }
}

function anyMeasure(): fc.Arbitrary<VehicleMeasure> {
  return fc.constantFrom(...COMMERCIAL_SHAPES).chain((shape) => {
    const { length, width, height, wheelbase, axles } = RANGES[shape]
    const within = ([min, max]: [number, number]) => fc.integer({ min, max })
    return fc
      .record({
        lengthMm: within(length),
        widthMm: within(width),
        heightMm: within(height),
        share: within(wheelbase),
        doors: fc.constantFrom(2, 4, 5),
        axles: fc.constantFrom(...axles),
        power: fc.constantFrom(...POWER_KINDS),
        design: fc.constantFrom(...FRONT_DESIGNS),
      })
      .map(({ share, ...rest }) => ({ shape, ...rest, wheelbaseMm: Math.round((rest.lengthMm * share) / 100) }))
  })
}

/** The commercial rows of the sample catalogue, as the drawing office takes them. */
function catalogueRows(): VehicleMeasure[] {
  const [head, ...lines] = readFileSync(fileURLToPath(new URL('../../demo/catalogue/cars.csv', import.meta.url)), 'utf8')
    .trim()
    .split('\n')
  const names = head!.split(',')
  return lines.flatMap((line) => {
    const cells = line.split(',')
    const cell = (name: string) => cells[names.indexOf(name)]!
    const shape = shapeOf(cell('body_type'), Number(cell('length_mm')))
    if (shape === null) return []
    const axles = { 8: 4, 6: 3 }[Number(cell('axle_config')[0])] ?? 2
    return [
      {
        shape,
        lengthMm: Number(cell('length_mm')),
        widthMm: Number(cell('width_mm')),
        heightMm: Number(cell('height_mm')),
        wheelbaseMm: Number(cell('wheelbase_mm')),
        doors: Number(cell('doors')),
        axles: axles as VehicleMeasure['axles'],
        power: cell('energy_type') === 'BEV' ? 'bev' : 'ice',
        design: FRONT_DESIGNS[lines.indexOf(line) % FRONT_DESIGNS.length]!,
      },
    ]
  })
}

function shapeOf(body: string, length: number): CommercialShape | null {
  if (body === 'truck') return length < 6500 ? 'light-truck' : 'heavy-truck'
  return COMMERCIAL_SHAPES.find((shape) => shape === body) ?? null
}
