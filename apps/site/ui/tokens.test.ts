import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Tokens = Record<string, string>

const css = readFileSync('apps/site/ui/tokens.css', 'utf8')
const light = colours(between('@theme {', '@media (prefers-color-scheme: dark)'))
const dark = { ...light, ...colours(between('@media (prefers-color-scheme: dark)', '@layer base')) }
const deep: Tokens = { ...colours(between('.tone-deep {', 'background:')) }
const grounds = ['page', 'surface', 'sunken', 'stage']

/** Text reads at 4.5:1 or more (WCAG 1.4.3), edges of controls and the focus at 3:1 or more (1.4.11). */
const text: [string, string[]][] = [
  ['ink', grounds],
  ['muted', grounds],
  ['accent-text', [...grounds, 'accent-soft']],
  ['danger', ['page', 'surface', 'sunken', 'danger-soft']],
  ['success', ['page', 'surface', 'success-soft']],
  ['warning', ['page', 'surface', 'warning-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-fill', ['fill', 'fill-hover']],
]
const edges: [string, string[]][] = [
  ['line-strong', grounds],
  ['accent', grounds],
  ['focus', grounds],
]

describe.each([
  ['light', light],
  ['dark', dark],
  ['deep on light', { ...light, ...deep, page: light['deep'] ?? '' }],
  ['deep on dark', { ...dark, ...deep, page: dark['deep'] ?? '' }],
])('colours of %s', (_name, tokens) => {
  it.each(pairs(text))('%s reads on %s', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(edges))('%s is seen on %s', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(3)
  })
})

it('binds the same colours in the dark band as in the dark scheme', () => {
  const { page: _page, ...band } = deep
  const { page: _own, deep: _deep, ...scheme } = colours(between('@media (prefers-color-scheme: dark)', '@layer base'))
  expect(band).toEqual(scheme)
})

function pairs(list: [string, string[]][]): [string, string][] {
  return list.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]))
}

function between(start: string, end: string): string {
  const from = css.indexOf(start)
  return css.slice(from, css.indexOf(end, from))
}

function colours(part: string): Tokens {
  return Object.fromEntries([...part.matchAll(/--color-([a-z-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value]))
}

function contrast(tokens: Tokens, front: string, back: string): number {
  const [high = 0, low = 0] = [luminance(tokens[front]), luminance(tokens[back])].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex = ''): number {
  const full = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
