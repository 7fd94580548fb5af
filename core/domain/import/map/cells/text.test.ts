import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldName, listCell, plainText, textCell } from './text.ts'
import { readCell } from './testing.ts'

describe('plainText', () => {
  it.each([
    ['  海豹 \u3000', '海豹'],
    ['a\tb\r\nc', 'a b c'],
    ['a\u0000b\u001bc\u0085d', 'abcd'],
    ['\u202eevil\u202c', 'evil'],
    ['\ufeffBYD\u200b', 'BYD'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ["'=1+1", '=1+1'],
    ["'tis", "'tis"],
    [305, '305'],
    [true, 'true'],
    [null, ''],
    [new Date(Date.UTC(2025, 4, 1)), '2025-05-01'],
    ['cafe\u0301', 'café'],
    ['a\ud800b', 'a\ufffdb'],
  ])('%j is %j', (cell, text) => {
    expect(plainText(cell)).toBe(text)
  })

  it('does nothing the second time, and leaves no control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const once = plainText(text)
        expect(/^'[=+\-@]/.test(once) || plainText(once) === once).toBe(true)
        expect(/\p{Cc}/u.test(once)).toBe(false)
      }),
    )
  })
})

describe('textCell', () => {
  const reader = textCell(40)
  it.each(['=HYPERLINK("http://x","y")', '@SUM(1)', "+cmd|' /C calc'!A0", '-2+3+cmd|x!A0'])('keeps the formula %s as it stands, with a remark', (text) => {
    expect(readCell(reader, text)).toEqual({ value: text, codes: ['formula_as_text'] })
  })

  it.each(['<script>alert(1)</script>', '<img src=x onerror=1>', 'a &lt;b&gt;'])('keeps the markup %s as it stands, with a remark', (text) => {
    expect(readCell(reader, text)).toEqual({ value: text, codes: ['html_as_text'] })
  })

  it.each(['-20 °C package', 'A & B', 'below <5', '+ seats', 'R&D'])('takes %s for plain words', (text) => {
    expect(readCell(reader, text)).toEqual({ value: text, codes: [] })
  })

  it('refuses what is too long', () => {
    expect(readCell(reader, 'x'.repeat(41)).fault).toBe('too_long')
  })
})

describe('listCell', () => {
  const reader = listCell({ maxItems: 3, maxLength: 10, splitsAtComma: true })
  it('splits at bars, else at commas of either script, and drops doubles', () => {
    expect(readCell(reader, '比亚迪|BYD, Auto|比亚迪').value).toEqual(['比亚迪', 'BYD, Auto'])
    expect(readCell(reader, '比亚迪、BYD；БИД').value).toEqual(['比亚迪', 'BYD', 'БИД'])
    expect(readCell(reader, ' - ').value).toEqual([])
  })

  it('refuses too many and too long', () => {
    expect(readCell(reader, 'a|b|c|d').fault).toBe('bad_list')
    expect(readCell(reader, 'a|12345678901').fault).toBe('too_long')
  })
})

describe('foldName', () => {
  it.each([
    ["Chang'an", 'changan'],
    ['ＢＹＤ', 'byd'],
    ['Škoda', 'skoda'],
    ['长安 汽车', '长安汽车'],
    ['ID.4', 'id4'],
  ])('%s is %s', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })
})
