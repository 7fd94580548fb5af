import { describe, expect, it } from 'vitest'
import { axleCell, brandCell, countryCell, fitsCell, hsCodeCell, loadingPortCell, locodeCell, referenceCell, slugCell } from './codes.ts'
import { defectsCell } from './defects.ts'
import { emissionCell } from './emission.ts'
import { readCell } from './testing.ts'
import { vinCell } from './vin.ts'

describe('keys and references', () => {
  it('rewrites a key where that is safe, else refuses it', () => {
    expect(readCell(slugCell(20), 'byd-seal-2025')).toEqual({ value: 'byd-seal-2025', codes: [] })
    expect(readCell(slugCell(20), 'BYD Seal_2025')).toEqual({ value: 'byd-seal-2025', codes: ['key_rewritten'] })
    for (const text of ['海豹', '=cmd()', 'a--b', 'x'.repeat(21), '../etc']) expect(readCell(slugCell(20), text).fault).toBe('bad_key')
  })

  it('reads a reference in capitals', () => {
    const reader = referenceCell(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(readCell(reader, 'BC578X39')).toEqual({ value: 'BC578X39', codes: [] })
    expect(readCell(reader, 'bc578x39')).toEqual({ value: 'BC578X39', codes: ['key_rewritten'] })
    expect(readCell(reader, 'BC5780X3').fault).toBe('bad_key')
  })

  it('finds a brand by any name', () => {
    for (const name of ['byd', 'BYD', '比亚迪', '比亚迪汽车', ' ＢＹＤ ', 'BYD Auto']) expect(readCell(brandCell(), name).value).toBe('byd')
    expect(readCell(brandCell(), 'CHANGAN').value).toBe('changan')
    expect(readCell(brandCell(), '不存在牌').fault).toBe('unknown_brand')
  })

  it('finds a loading port, or keeps its name', () => {
    expect(readCell(loadingPortCell(), '上海')).toEqual({ value: 'Shanghai', codes: [] })
    expect(readCell(loadingPortCell(), 'Atlantis')).toEqual({ value: 'Atlantis', codes: ['unknown_port'] })
  })

  it.each([
    ['KE', 'KE'],
    ['ke', 'KE'],
    ['Kenya', 'KE'],
    ['肯尼亚', 'KE'],
    ['NA', 'NA'],
    ['Namibia', 'NA'],
    ['UK', 'GB'],
    ['-', null],
  ])('country %s is %s', (text, code) => {
    expect(readCell(countryCell(), text).value).toBe(code)
  })

  it('refuses what is no country', () => {
    for (const text of ['XX', 'Atlantis', 'EU']) expect(readCell(countryCell(), text).fault).toBe('unknown_country')
  })

  it.each([
    ['8421.23', '8421.23'],
    ['842123', '8421.23'],
    [8708.3, '8708.30'],
    ['8708.30.9999', '8708.30.9999'],
    ['8421 23', '8421.23'],
  ])('HS code %s is %s', (cell, code) => {
    expect(readCell(hsCodeCell(), cell).value).toBe(code)
  })

  it('refuses wrong codes', () => {
    expect(readCell(hsCodeCell(), '8421').fault).toBe('bad_hs_code')
    expect(readCell(locodeCell(), 'CN SHA').value).toBe('CNSHA')
    expect(readCell(locodeCell(), 'SHANGHAI').fault).toBe('bad_locode')
    expect(readCell(axleCell(), '6×4').value).toBe('6x4')
    expect(readCell(axleCell(), '4x6').fault).toBe('unknown_value')
  })

  it('reads patterns of cars, and refuses those that could run away', () => {
    expect(readCell(fitsCell(), 'byd/byd-seal-*|*/*').value).toEqual(['byd/byd-seal-*', '*/*'])
    expect(readCell(fitsCell(), 'byd').fault).toBe('bad_pattern')
    expect(readCell(fitsCell(), 'a*a*a*a*/a*').fault).toBe('bad_pattern')
    expect(readCell(fitsCell(), 'byd/(x+)+').fault).toBe('bad_pattern')
  })
})

describe('vinCell', () => {
  it.each([
    ['ZZZFUZXF7FT654169', []],
    ['1M8GDM9AXKP042788', []],
    ['1M8GDM9A1KP042788', ['vin_check_digit']],
    ['zzzfuzxf7ft654169', []],
  ])('%s', (text, codes) => {
    expect(readCell(vinCell(), text)).toEqual({ value: text.toUpperCase(), codes })
  })

  it.each(['ZZZFUZXF7FT65416', 'ZZZFUZXF7FT65416O', 'ZZZFUZXF7FT6541691'])('refuses %s', (text) => {
    expect(readCell(vinCell(), text).fault).toBe('bad_vin')
  })
})

describe('emissionCell', () => {
  it.each([
    ['China 6b', 'China 6b'],
    ['国六b', 'China 6b'],
    ['国6b', 'China 6b'],
    ['国VIb', 'China VIb'],
    ['国VI', 'China VI'],
    ['国五', 'China 5'],
    ['欧五', 'Euro 5'],
    ['Euro V', 'Euro V'],
    ['EURO 6d', 'Euro 6d'],
    ['euro-4', 'Euro 4'],
    ['欧VI排放标准', 'Euro VI'],
    ['Euro 6d-TEMP', 'Euro 6d-temp'],
  ])('%s is %s', (text, standard) => {
    expect(readCell(emissionCell(), text)).toEqual({ value: standard, codes: [] })
  })

  it('keeps another standard with a remark', () => {
    expect(readCell(emissionCell(), 'Tier 3')).toEqual({ value: 'Tier 3', codes: ['unlisted_value'] })
  })
})

describe('defectsCell', () => {
  it('reads the list, and keeps words as one finding', () => {
    expect(readCell(defectsCell(), '[{"zone":"bonnet","kind":"scratch","size_cm":2,"note":"=1+1"}]').value).toEqual([
      { zone: 'bonnet', kind: 'scratch', size_cm: 2, note: '=1+1' },
    ])
    expect(readCell(defectsCell(), '前杠划痕3cm')).toEqual({
      value: [{ zone: 'unspecified', kind: 'other', size_cm: null, note: '前杠划痕3cm' }],
      codes: ['free_text_defect'],
    })
    expect(readCell(defectsCell(), '无')).toEqual({ value: [], codes: [] })
  })

  it.each(['[{', '{"zone":"x"}', '[1]', '[{"zone":"<b>","kind":"x"}]', '[{"zone":"a","kind":"b","size_cm":-1}]', '[{"zone":"a","kind":"b","size_cm":"2"}]'])(
    'refuses %s',
    (text) => {
      expect(readCell(defectsCell(), text).fault).toBe('bad_list')
    },
  )
})
