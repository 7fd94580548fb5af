import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { defectMapOf, stillHref } from '#drawing/still-address.ts'
import { DESTINATIONS, LOADING_PORTS } from '#drawing/map/ports.ts'
import { drawStill } from './draw-still.ts'

it('draws the map of routes light, with every port of the catalogue', () => {
  const map = drawStill('/drawing/1/map/routes.svg') ?? ''
  expect(map).toContain('<svg')
  expect(map).not.toMatch(/NaN|Infinity|undefined|<text/)
  expect(gzipSync(map).length).toBeLessThanOrEqual(14 * 1024)
  const rows = parse<{ port_name: string; lon: string; lat: string }>(readFileSync('demo/catalogue/ports.csv', 'utf8'), { columns: true })
  expect([...LOADING_PORTS, ...DESTINATIONS]).toEqual(rows.map((row) => [row.port_name, Number(row.lon), Number(row.lat)]))
})

it('draws parts and scenes by their names and nothing else', () => {
  expect(drawStill('/drawing/1/part/horn.svg')).toContain('<svg')
  expect(drawStill('/drawing/1/scene/port-crane.svg')).toContain('<svg')
  expect(drawStill('/drawing/1/part/nothing.svg')).toBeNull()
})

it('draws the map of findings that an address names', () => {
  const href = stillHref(defectMapOf(['bonnet', 'periscope', 'roof']))
  expect(href).toBe('/drawing/1/defects/car~bonnet~x~roof.svg')
  expect(drawStill(href)?.match(/>(\d)<\/text>/g)).toEqual(['>1</text>', '>3</text>'])
  expect(drawStill('/drawing/1/defects/car~periscope.svg')).toBeNull()
  expect(drawStill('/drawing/1/defects/boat~roof.svg')).toBeNull()
  expect(drawStill('/drawing/1/defects/car.svg')).toBeNull()
})
