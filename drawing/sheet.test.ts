import { describe, expect, it } from 'vitest'
import { sheetBox, sheetFile, type SheetInput } from './sheet.ts'
import { SEDAN } from './testing.ts'

const view = (name: string, widthMm: number, heightMm: number) => ({
  markup: `<rect id="${name}" y="-${heightMm}" width="${widthMm}" height="${heightMm}"/>`,
  widthMm,
  heightMm,
})
const input: SheetInput = {
  measure: SEDAN.measure,
  views: { side: view('side', 4800, 1460), front: view('front', 1875, 1460), rear: view('rear', 1875, 1460), top: view('top', 4800, 1875) },
  frontAxleMm: 900,
  arrangement: 'wide',
  direction: 'ltr',
}

function placesOf(svg: string): Record<string, number[]> {
  return Object.fromEntries(
    [...svg.matchAll(/transform="(?:translate|matrix)\(([^)]+)\)"><rect id="(\w+)"/g)].map(([, at = '', id = '']) => [id, at.split(' ').slice(-2).map(Number)]),
  )
}

/** Spans of the dimension lines: end minus start. */
function spans(svg: string): number[] {
  return [...svg.matchAll(/class="d" d="M(\d+) (\d+)([HV])(\d+)"/g)].map(([, x, y, way, end]) => Number(end) - Number(way === 'H' ? x : y))
}

describe('the sheet', () => {
  it('lines the views up: front on the ground of the side view, the view from above under it, the rear under the front', () => {
    const { side, front, top, rear } = placesOf(sheetFile(input))
    expect(front?.[1]).toBe(side?.[1])
    expect(top?.[0]).toBe(side?.[0])
    expect(rear?.[0]).toBe(front?.[0])
  })

  it('draws each dimension as long as its figure says', () => {
    const close = spans(sheetFile(input))
    ;[2920, 4800, 1460, 1875].forEach((length, at) => expect(Math.abs((close[at] ?? 0) - length)).toBeLessThanOrEqual(1))
  })

  it('shows side and front alone for a phone, in the shape that it announces', () => {
    const svg = sheetFile({ ...input, arrangement: 'narrow' })
    expect(Object.keys(placesOf(svg))).toEqual(['side', 'front'])
    const box = sheetBox(SEDAN.measure, 'narrow')
    expect(svg).toContain(`viewBox="0 0 ${Math.round(box.width)} ${Math.round(box.height)}"`)
  })

  it('mirrors the views for right-to-left pages, never the figures', () => {
    const svg = sheetFile({ ...input, direction: 'rtl' })
    expect(svg).toContain('<g transform="matrix(-1 0 0 1')
    expect(
      [...svg.matchAll(/<g class="f" transform="([^"]+)"/g)].every(([, transform = '']) => !transform.includes('-1 0') && !transform.includes('scale(-')),
    ).toBe(true)
    ;[2920, 4800, 1460, 1875].forEach((length, at) => expect(Math.abs((spans(svg)[at] ?? 0) - length)).toBeLessThanOrEqual(1))
  })

  it('holds no word, so that it needs no language', () => {
    expect(sheetFile(input)).not.toContain('<text')
  })
})
