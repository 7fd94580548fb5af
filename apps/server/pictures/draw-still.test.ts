import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { defectMapHref, defectMapOf } from '#drawing/defect-address.ts'
import { typicalMeasure } from '#drawing/typical-measure.ts'
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
  const spec = 'sedan-4800x1860x1470-2820-a2-d4-bev-slim-2a3d5c'
  const href = defectMapHref(defectMapOf({ measure: typicalMeasure('sedan'), paint: '2a3d5c' }, ['bonnet', 'periscope', 'roof']))
  expect(href).toBe(`/drawing/1/defects/${spec}~bonnet~x~roof.svg`)
  expect(drawStill(href)?.match(/>(\d)<\/text>/g)).toEqual(['>1</text>', '>3</text>'])
  for (const wrong of [`${spec}~periscope`, spec, `0${spec}~roof`, 'boat~roof', `${spec}~toString`])
    expect(drawStill(`/drawing/1/defects/${wrong}.svg`)).toBeNull()
})
