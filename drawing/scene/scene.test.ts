import { describe, expect, it } from 'vitest'
import { parseStill, stillHref, type Still } from '#drawing/still-address.ts'
import { PART_KINDS } from '#drawing/part/index.ts'
import { drawScene, SCENE_NAMES } from './index.ts'

describe('drawScene', () => {
  it.each(SCENE_NAMES)('draws %s small and without words, each id once', (name) => {
    const svg = drawScene(name)
    expect(svg.length).toBeLessThanOrEqual(8192)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/)
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)(\w+)/g)) expect(ids).toContain(id)
  })
})

describe('stillHref', () => {
  it('writes addresses that are read back', () => {
    const stills: Still[] = [
      ...SCENE_NAMES.map((name) => ({ kind: 'scene' as const, name })),
      ...PART_KINDS.map((name) => ({ kind: 'part' as const, name })),
      { kind: 'map' },
    ]
    for (const still of stills) expect(parseStill(stillHref(still))).toEqual(still)
  })

  it.each([
    '/drawing/1/part/unknown.svg',
    '/drawing/1/part/toString.svg',
    '/drawing/1/map/other.svg',
    '/drawing/2/part/horn.svg',
    '/drawing/1/scene/training.svg/',
  ])('reads %s as none', (path) => {
    expect(parseStill(path)).toBeNull()
  })
})
