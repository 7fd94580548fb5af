import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { drawPart, isPartKind, namedPartKind, PART_KINDS, partKind } from './index.ts'

const parts = parse<{ name: string; category: string }>(readFileSync('demo/catalogue/fittings.csv', 'utf8'), { columns: true })

/** Same thing, other measures: these catalogue names share a picture on purpose. */
const SHARED = new Set(['oil-filter', 'brake-pads-front'])

describe('partKind', () => {
  it('knows each part of the catalogue by its own name', () => {
    expect(parts.length).toBeGreaterThan(100)
    expect(parts.filter(({ name }) => namedPartKind(name) === null).map(({ name }) => name)).toEqual([])
  })

  it('gives no two different parts the same picture', () => {
    const kinds = parts.map(({ name, category }) => partKind(name, category))
    const twice = kinds.filter((kind, index) => kinds.indexOf(kind) !== index && !SHARED.has(String(kind)))
    expect(twice).toEqual([])
  })

  it('draws nothing that no part needs', () => {
    const kinds = new Set(parts.map(({ name, category }) => partKind(name, category)))
    expect(PART_KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  it('falls back to the category and then to none', () => {
    expect(partKind('Клапан', 'cooling')).toBe('radiator-car')
    expect(partKind('Клапан', 'other')).toBeNull()
  })

  it('knows kinds only by their own names', () => {
    expect(isPartKind('horn')).toBe(true)
    expect(isPartKind('toString')).toBe(false)
  })
})

describe('drawPart', () => {
  it.each(PART_KINDS)('draws %s small, without words and with every paint it names', (kind) => {
    const svg = drawPart(kind)
    expect(svg.length).toBeLessThanOrEqual(6144)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/)
    const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)(\w+)/g)) expect(ids).toContain(id)
    for (const [, names] of svg.matchAll(/ class="([\w ]+)"/g)) for (const name of (names ?? '').split(' ')) expect(svg).toContain(`.${name}{`)
  })
})
