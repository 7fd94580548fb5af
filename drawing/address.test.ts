import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BODY_SHAPES, FRONT_DESIGNS, POWER_KINDS, VIEWS } from './measure.ts'
import { drawingHref, isDrawable, parseDrawing, type Drawing, type PaintedVehicle } from './address.ts'
import { SEDAN } from './testing.ts'

const vehicle: fc.Arbitrary<PaintedVehicle> = fc
  .record({
    measure: fc.record({
      shape: fc.constantFrom(...BODY_SHAPES),
      lengthMm: fc.integer({ min: 1500, max: 26_000 }),
      widthMm: fc.integer({ min: 900, max: 3200 }),
      heightMm: fc.integer({ min: 900, max: 4800 }),
      wheelbaseMm: fc.integer({ min: 900, max: 20_000 }),
      doors: fc.integer({ min: 0, max: 6 }),
      axles: fc.constantFrom(2, 3, 4),
      power: fc.constantFrom(...POWER_KINDS),
      design: fc.constantFrom(...FRONT_DESIGNS),
    }),
    paint: fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0')),
  })
  .filter(({ measure }) => isDrawable(measure))

const drawing: fc.Arbitrary<Drawing> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...VIEWS), vehicle, framing: fc.constantFrom('stage', 'tight') }),
  fc.record({ kind: fc.constant('sheet'), vehicle, arrangement: fc.constantFrom('wide', 'narrow'), direction: fc.constantFrom('ltr', 'rtl') }),
  fc.record({ kind: fc.constant('scale'), vehicle, beside: fc.oneof(vehicle, fc.constant('person')) }),
) as fc.Arbitrary<Drawing>

it('reads back whatever it writes', () => {
  fc.assert(
    fc.property(drawing, (one) => {
      expect(parseDrawing(drawingHref(one))).toEqual(one)
    }),
  )
})

it('writes an address that says what is drawn', () => {
  const side: Drawing = { kind: 'side', vehicle: SEDAN, framing: 'stage' }
  expect(drawingHref(side)).toBe('/drawing/1/side/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg')
  expect(drawingHref({ kind: 'scale', vehicle: SEDAN, beside: 'person' })).toMatch(/^\/drawing\/1\/scale\/sedan-.*~person\.svg$/)
})

it.each([
  '/drawing/1/side/sedan-4800x1875x1460-2920-a2-d4-bev-wing-C0C5C8.svg',
  '/drawing/1/side/sedan-04800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg',
  '/drawing/1/side/sedan-48000x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg',
  '/drawing/1/side/sedan-4800x1875x1460-4700-a2-d4-bev-wing-c0c5c8.svg',
  '/drawing/1/side/sedan-4800x1875x1460-2920-a5-d4-bev-wing-c0c5c8.svg',
  '/drawing/1/side/sedan-4800x1875x1460-2920-a2-d4-coal-wing-c0c5c8.svg',
  '/drawing/1/side/tank-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg',
  '/drawing/1/inside/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg',
  '/drawing/2/side/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg',
  '/drawing/1/sheet/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8~rtl~narrow.svg',
  '/drawing/1/scale/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg',
  '/drawing/1/scale/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8~dog.svg',
  '/drawing/1/side/sedan-4800x1875x1460-2920-a2-d4-bev-wing-c0c5c8.svg.svg',
  '/drawing/1/side/.svg',
  '/',
])('knows no %s', (path) => {
  expect(parseDrawing(path)).toBeNull()
})
