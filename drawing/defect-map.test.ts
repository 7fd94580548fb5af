import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { defectBody, drawDefectMap, hasZone, numberDefects, type Defect } from './defect-map.ts'

const units = parse<{ stock_ref: string; defects: string }>(readFileSync('demo/catalogue/used_cars.csv', 'utf8'), { columns: true })
const findings = units.map((unit) => JSON.parse(unit.defects || '[]') as Defect[]).filter((list) => list.length > 0)

describe('drawDefectMap', () => {
  it('has a place for every zone of the sample stock, all of a unit on one body', () => {
    const zones = findings.map((list) => list.map(({ zone }) => zone))
    expect(zones.length).toBeGreaterThan(50)
    const lost = zones.flatMap((list) => list.filter((zone) => !hasZone(defectBody(list), zone)).map((zone) => `${defectBody(list)}: ${zone}`))
    expect(lost).toEqual([])
  })

  it('marks each finding with its number, and only zones with findings', () => {
    const svg = drawDefectMap('car', [
      { zone: 'bonnet', kind: 'scratch' },
      { zone: 'roof', kind: 'dent' },
      { zone: 'bonnet', kind: 'stone_chips' },
    ])
    expect([...svg.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number)).sort()).toEqual([1, 2, 3])
    expect(svg.match(/class="h"/g)).toHaveLength(2)
    expect(svg).toContain('<g id="front_left_door"/>')
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg.length).toBeLessThan(6144)
  })

  it('leaves what has no place to the list', () => {
    expect(drawDefectMap('car', [{ zone: 'periscope', kind: 'dent' }])).not.toContain('<text')
    expect(hasZone('car', 'toString')).toBe(false)
    expect(numberDefects([{ zone: 'periscope', kind: 'dent' }])).toEqual([{ zone: 'periscope', kind: 'dent', number: 1 }])
  })
})
