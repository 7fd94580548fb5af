import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACCENT_SCHEMES, accentFault, contrast, nearestAccent } from '#contract/accent-values.ts'
import { accentStyle, findAccentStyle } from './accent-style.server.ts'

const TOKENS = readFileSync('apps/site/ui/tokens.css', 'utf8')
const LIGHT = colours(between(TOKENS, '@theme {', '@media (prefers-color-scheme: dark)'))
const DARK = { ...LIGHT, ...colours(between(TOKENS, '@media (prefers-color-scheme: dark)', '@layer base')) }
const GROUNDS = ['page', 'surface', 'sunken', 'stage']

it('checks an accent against the grounds that the tokens name', () => {
  expect(ACCENT_SCHEMES.light.grounds).toEqual(GROUNDS.map((ground) => LIGHT[ground]))
  expect(ACCENT_SCHEMES.dark.grounds).toEqual([...GROUNDS, 'deep'].map((ground) => DARK[ground]))
})

it.each(['#c43e0c', '#1a73e8', '#e60012', '#000000', '#00e5ff', '#ffd400', '#777777', '#00a650', '#8e24aa', '#ffffff'])(
  '%s, or the nearest, reads in both schemes',
  (wish) => {
    const accent = nearestAccent(wish)
    expect(accentFault(accent)).toBeNull()
    if (accentFault(wish) === null) expect(accent).toBe(wish)
    const { text } = accentStyle(accent)
    const schemes = [
      { own: colours(between(text, ':root{', '}')), rest: LIGHT, grounds: GROUNDS },
      { own: colours(between(text, '(prefers-color-scheme:dark){:root{', '}')), rest: DARK, grounds: GROUNDS },
      { own: colours(between(text, '.tone-deep{', '}')), rest: DARK, grounds: [...GROUNDS, 'deep'] },
    ]
    for (const { own, rest, grounds } of schemes) {
      const of = (name: string) => own[name] ?? rest[name] ?? ''
      for (const ground of grounds)
        expect([ground, contrast(of('accent'), of(ground)) >= 3, contrast(of('accent-text'), of(ground)) >= 4.5]).toEqual([ground, true, true])
      expect(contrast(of('accent-text'), of('accent-soft'))).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['accent', 'accent-hover']) expect(contrast(of('on-accent'), of(ground))).toBeGreaterThanOrEqual(4.5)
    }
  },
)

it('finds its sheet by its address', () => {
  const { href, text } = accentStyle('#1a73e8')
  expect(findAccentStyle(href)).toEqual({ text, isCurrent: true })
})

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  return text.slice(from, text.indexOf(end, from))
}

/** Six digits each. */
function colours(part: string): Record<string, string> {
  const found = [...part.matchAll(/--color-([a-z-]+): ?(#[0-9a-f]{3,6})/g)].map(([, name = '', value = '']) => [
    name,
    value.length === 4 ? `#${value.slice(1).replaceAll(/./g, '$&$&')}` : value,
  ])
  return Object.fromEntries(found) as Record<string, string>
}
