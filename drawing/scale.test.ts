import { expect, it } from 'vitest'
import { scaleBox, scaleFile } from './scale.ts'

const drawn = (widthMm: number, heightMm: number) => ({ markup: `<rect width="${widthMm}"/>`, widthMm, heightMm })

it('stands both on one ground line, without changing the size of either', () => {
  const svg = scaleFile(drawn(4800, 1460), drawn(12_000, 3350))
  const moves = [...svg.matchAll(/class="v" transform="translate\((\d+) (\d+)\)"/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(moves).toHaveLength(2)
  expect(moves.map(([, y]) => y)).toEqual([0, 0])
  expect((moves[1]?.[0] ?? 0) - (moves[0]?.[0] ?? 0)).toBeGreaterThan(4800)
  expect(svg).not.toMatch(/scale\((?!-1 1\))/)
})

it('has room for the higher of the two', () => {
  expect(-scaleBox(drawn(4800, 1460), drawn(12_000, 3350)).y).toBeGreaterThan(3350)
  expect(-scaleBox(drawn(4800, 1460), 'person').y).toBeGreaterThan(1750)
})

it('draws a grid of whole metres', () => {
  const grid = /class="q" d="([^"]+)"/.exec(scaleFile(drawn(4800, 1460), 'person'))?.[1] ?? ''
  const uprights = [...grid.matchAll(/M(\d+) -\d+V0/g)].map(([, x]) => Number(x))
  expect(uprights.length).toBeGreaterThan(4)
  expect(uprights.slice(1).every((x, at) => x - (uprights[at] ?? 0) === 1000)).toBe(true)
})
