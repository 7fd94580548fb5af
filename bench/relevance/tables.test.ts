import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { meets } from './grade.ts'
import { readTable } from './read-table.ts'
import { readStock } from './stock.ts'

const stock = readStock()

describe.each(LOCALE_CODES)('queries of %s', (locale) => {
  const lines = readTable(locale)

  it('are forty at least, each once', () => {
    expect(lines.length).toBeGreaterThanOrEqual(40)
    expect(new Set(lines.map(({ query }) => query)).size).toBe(lines.length)
  })

  it('mean something that the sample catalogue has', () => {
    const unmet = lines.filter(({ expectations: [best] }) => best === undefined || !stock.some((row) => meets(row, best)))
    expect(unmet.map(({ at, query }) => `${locale}.tsv:${at} ${query}`)).toEqual([])
  })

  it('have no expectation that nothing meets', () => {
    const idle = lines.flatMap(({ at, expectations }) => expectations.filter((one) => !stock.some((row) => meets(row, one))).map((one) => ({ at, one })))
    expect(idle).toEqual([])
  })
})
