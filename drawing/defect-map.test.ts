import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { defectMapSize, defectZones, drawDefectMap, hasZone } from './defect-map.ts'
import { BODY_SHAPES, type BodyShape } from './measure.ts'
import { typicalMeasure } from './typical-measure.ts'

const units = parse<{ defects: string }>(readFileSync('demo/catalogue/used_cars.csv', 'utf8'), { columns: true })
const zones = [...new Set(units.flatMap((unit) => (JSON.parse(unit.defects || '[]') as { zone: string }[]).map(({ zone }) => zone)))]

function draw(shape: BodyShape, marked: readonly (string | null)[]) {
  return drawDefectMap({ measure: typicalMeasure(shape), paint: 'c0c5c8' }, marked)
}

describe('drawDefectMap', () => {
  it('has a place for every zone of the sample stock', () => {
    expect(zones.length).toBeGreaterThan(30)
    expect(zones.filter((zone) => !hasZone(zone))).toEqual([])
    expect(hasZone('toString')).toBe(false)
  })

  it.each(BODY_SHAPES)('marks every zone of a %s inside of the drawing', (shape) => {
    const svg = draw(shape, zones)
    const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
    const marks = [...svg.matchAll(/class="n" cx="(-?\d+)" cy="(-?\d+)" r="(\d+)"/g)].map((mark) => mark.slice(1).map(Number))
    expect(marks).toHaveLength(zones.length)
    for (const [cx = 0, cy = 0, r = 0] of marks) {
      expect([cx - r >= x, cx + r <= x + width, cy - r >= y, cy + r <= y + height]).toEqual([true, true, true, true])
    }
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('numbers findings in their order, those of one zone beside each other, and leaves what has no place to the list', () => {
    const svg = draw('suv', ['bonnet', null, 'roof', 'bonnet'])
    expect([...svg.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number))).toEqual([1, 4, 3])
    expect(svg.match(/class="h"/g)).toHaveLength(2)
    const [first = 0, second = 0] = [...svg.matchAll(/class="n" cx="(\d+)"/g)].map(([, cx]) => Number(cx))
    expect(second - first).toBeGreaterThan(2 * (4700 / 41))
  })

  it('keeps its room in the page', () => {
    const { width, height } = defectMapSize(typicalMeasure('sedan'), 600)
    const [, , boxWidth = 0, boxHeight = 0] = (/viewBox="([^"]+)"/.exec(draw('sedan', []))?.[1] ?? '').split(' ').map(Number)
    expect(height / width).toBeCloseTo(boxHeight / boxWidth, 2)
  })
})

describe('defectZones', () => {
  it.each(BODY_SHAPES)('places the zones of a %s where its map marks them, apart from each other', (shape) => {
    const places = defectZones(typicalMeasure(shape))
    expect(places.length).toBeGreaterThan(14)
    const measure = typicalMeasure(shape)
    const size = defectMapSize(measure, 100)
    for (const { zone, x, y } of places) {
      const svg = draw(shape, [zone])
      const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
      const [cx = 0, cy = 0] = (/class="n" cx="(-?\d+)" cy="(-?\d+)"/.exec(svg) ?? []).slice(1).map(Number)
      expect(Math.abs(cx - (left + (x / 100) * width)) + Math.abs(cy - (top + (y / 100) * height))).toBeLessThan(width / 1000)
      const near = places.filter((other) => Math.hypot(other.x - x, ((other.y - y) * size.height) / 100) < 2)
      expect(near.map((other) => other.zone)).toEqual([zone])
    }
  })

  it('offers what the vehicle has', () => {
    const zonesOf = (shape: BodyShape) => defectZones(typicalMeasure(shape)).map(({ zone }) => zone)
    expect(zonesOf('sedan')).toEqual(expect.arrayContaining(['bonnet', 'front_left_door', 'boot_lid']))
    expect(zonesOf('sedan')).not.toContain('load_body')
    expect(zonesOf('tractor')).toEqual(expect.arrayContaining(['windscreen', 'chassis_frame', 'fuel_tank']))
    expect(zonesOf('tractor')).not.toContain('bonnet')
  })
})
