import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from '#contract/accent-values.ts'
import { SCHEMES, schemeProperties } from './colours.ts'

/** WCAG 1.4.3 for text, 1.4.11 for what a field or a mark is seen by. */
const TEXT = 4.5
const EDGE = 3

describe.each(['light', 'dark'] as const)('the %s scheme', (name) => {
  const scheme = SCHEMES[name]

  it.each([scheme.page, scheme.paper, scheme.sunken])('has text that is read on %s', (ground) => {
    for (const text of ['ink', 'inkSoft', 'muted', 'accentText', 'danger', 'success', 'warning', 'blue', 'teal', 'violet'] as const) {
      expect([text, contrast(scheme[text], ground)]).toEqual([text, expect.toSatisfy((value: number) => value >= TEXT)])
    }
    expect(contrast(scheme.lineStrong, ground)).toBeGreaterThanOrEqual(EDGE)
  })

  it.each([
    ['accentText', 'accentSoft'],
    ['danger', 'dangerSoft'],
    ['success', 'successSoft'],
    ['warning', 'warningSoft'],
    ['blue', 'blueSoft'],
    ['teal', 'tealSoft'],
    ['violet', 'violetSoft'],
    ['muted', 'greySoft'],
    ['ink', 'greySoft'],
    ['ink', 'accentSoft'],
    ['ink', 'warningSoft'],
  ] as const)('has %s that is read on %s', (text, ground) => {
    expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(TEXT)
  })

  it.each(['night', 'accent'] as const)('bears white text on %s', (ground) => {
    expect(contrast('#ffffff', scheme[ground])).toBeGreaterThanOrEqual(TEXT)
  })

  it('gives every colour a property of its own', () => {
    expect(Object.keys(schemeProperties(name))).toHaveLength(Object.keys(scheme).length)
  })
})

it('is what every ground is named by: one given by value would be the same in the dark', async () => {
  const web = path.resolve(import.meta.dirname, '..')
  const byValue: string[] = []
  for await (const file of glob('**/*.tsx', { cwd: web })) {
    if (/(bgcolor|backgroundColor): ['"]#/.test(await readFile(path.join(web, file), 'utf8'))) byValue.push(file)
  }
  expect(byValue).toEqual([])
})
