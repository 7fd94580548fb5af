import { describe, expect, it } from 'vitest'
import { IMPORT_FILE_FAILURES, IMPORT_FAULT_CODES, IMPORT_WARNING_CODES } from '#contract/import.ts'
import { STAFF_LOCALES } from '#i18n/locales.ts'
import en from '#i18n/messages/en/import.json' with { type: 'json' }
import zh from '#i18n/messages/zh/import.json' with { type: 'json' }
import { foldHeading } from '#core/domain/import/map/headings/heading.ts'
import { headingIndexOf } from '#core/domain/import/check/other-kind.ts'
import { REASON_PARAMS } from '#core/domain/import/reason/reason-params.ts'
import { KINDS } from '#core/domain/import/check/kinds.ts'
import { importMessages } from './reason-text.ts'

const CODES = [...IMPORT_FAULT_CODES, ...IMPORT_WARNING_CODES].sort()

describe('importMessages', () => {
  it.each([
    ['en', en],
    ['zh', zh],
  ] as const)('%s has a text for every code and none besides', (_locale, messages) => {
    expect(Object.keys(messages.reason).sort()).toEqual(CODES)
    expect(Object.keys(messages.file).sort()).toEqual([...IMPORT_FILE_FAILURES].sort())
  })

  it.each(STAFF_LOCALES)('%s names in every text the values that its findings bring', (locale) => {
    const messages = importMessages(locale)
    for (const code of CODES) {
      const names: readonly string[] = REASON_PARAMS[code]
      const text = messages.reason(code, Object.fromEntries(names.map((name) => [name, name === 'count' ? 2 : `<${name}>`])))
      expect(text).not.toMatch(/[{}]/)
      for (const name of names.filter((candidate) => candidate !== 'where' && candidate !== 'count' && code !== 'required')) expect(text).toContain(`<${name}>`)
    }
  })

  it.each(Object.values(KINDS))('names the columns that a file of $columns.kind must have by Chinese headings that the import knows', ({ columns }) => {
    const messages = importMessages('zh')
    const index = headingIndexOf(columns.kind)
    const needed = [...columns.needed, ...columns.columns.filter((column) => column.isRequired).map((column) => column.name)]
    for (const name of columns.kind === 'used' ? [...needed, 'supplier_ref', 'vin', 'mileage_km', 'first_registration_date'] : needed) {
      expect(index.names.get(foldHeading(messages.column(name)))?.map((candidate) => candidate.column)).toContain(name)
      expect(messages.column(name)).not.toBe(name)
    }
    expect(messages.fileFailure('columns_missing', { row: 3, columns: 'model_name, supplier_ref / vin' })).toBe('第 3 行的表头缺少：车型, 库存编号 / 车架号。')
    expect(importMessages('en', 'label').fileFailure('columns_missing', { row: 3, columns: 'model_name, supplier_ref / vin' })).toBe(
      'The headings in row 3 are missing: Model, Supplier’s number / VIN.',
    )
  })

  it('never leaves a unit blank, nor in another language', () => {
    const found = { cell: '5 apples', found: 'apples' }
    expect(importMessages('en').reason('unknown_unit', { ...found, expected: '' })).toContain('; a number without a unit is expected.')
    expect(importMessages('zh').reason('unknown_unit', { ...found, expected: 'months' })).toBe('“5 apples”：此处无法识别单位“apples”，应为 个月。')
  })

  it('writes numbers in the language’s way, years plain, and no blank for a missing unit', () => {
    const messages = importMessages('en')
    expect(messages.reason('out_of_range', { cell: '47.85 m', value: 47_850, least: 1_500, most: 26_000, unit: 'mm' })).toBe(
      '“47.85 m” gives 47,850\u00a0mm, which is not possible; the value must be from 1,500 to 26,000\u00a0mm.',
    )
    expect(messages.reason('out_of_range', { cell: '35款', value: 2035, least: 1980, most: 2028, unit: '' })).toBe(
      '“35款” gives 2035, which is not possible; the value must be from 1980 to 2028.',
    )
    expect(messages.reason('duplicate_row', { row: 1_234 })).toBe('The same as row 1234; used once.')
    expect(messages.reason('extra_cells', { count: 1 })).toBe('One cell is beyond the last heading and was left out.')
    expect(importMessages('zh').reason('duplicate_row', { row: 5 })).toBe('与第 5 行相同，只导入一次。')
  })
})
