import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedWords, foldText } from './fold-text.ts'
import { buildSearchText } from './search-text.ts'

describe('foldText', () => {
  it.each([
    ['BYD  Séagull', 'byd seagull'],
    ['Ｔｉｇｇｏ　８', 'tiggo 8'],
    ['Škoda Straße Łódź Ørsted', 'skoda strasse lodz orsted'],
    ['БИЙД', 'биид'],
    ['ID.4 X / GTX', 'id 4 x gtx'],
    ['İstanbul', 'istanbul'],
    ['', ''],
    ['--- !!', ''],
  ])('folds %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('makes Arabic and Urdu spellings of a name the same', () => {
    expect(foldText('كِيـــا')).toBe(foldText('کیا'))
    expect(foldText('أودي')).toBe(foldText('اودى'))
    expect(foldText('شاحنة')).toBe(foldText('شاحنه'))
  })

  it('turns digits of other scripts into Latin ones', () => {
    expect(foldText('٢٠٢٥ ۲۰۲۵ ๒๐๒๕ ２０２５')).toBe('2025 2025 2025 2025')
  })

  it('keeps Thai vowels, which are marks', () => {
    expect(foldText('รถยนต์ไฟฟ้า')).toBe('รถยนต์ไฟฟ้า')
  })

  it('is the same when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})

describe('foldedWords', () => {
  it('cuts Chinese and Thai into words', () => {
    expect(foldedWords('新能源汽车')).toEqual(['新', '能源', '汽车'])
    expect(foldedWords('รถยนต์ไฟฟ้า')).toEqual(['รถยนต์', 'ไฟฟ้า'])
  })

  it('cuts where the script changes', () => {
    expect(foldedWords('比亚迪Seagull')).toContain('seagull')
  })
})

describe('buildSearchText', () => {
  it('begins and ends with a blank and skips what is missing', () => {
    expect(buildSearchText(['BYD', null, 'Seagull'])).toBe(' byd seagull ')
    expect(buildSearchText([null, ' ', '!'])).toBe('')
  })

  it('adds words without their inner signs and names joined with their number', () => {
    expect(buildSearchText(['ID.4'])).toContain(' id4 ')
    expect(buildSearchText(["Chang'an"])).toContain(' changan ')
    expect(buildSearchText(['Tiggo 8 Pro'])).toContain(' tiggo8 ')
    expect(buildSearchText(['CS75 Plus'])).toBe(' cs75 plus 75 ')
  })

  it('keeps a Chinese name whole and cut', () => {
    const text = buildSearchText(['比亚迪汽车'])
    expect(text).toContain('比亚迪汽车')
    expect(text).toContain(' 汽车 ')
  })

  it('holds every folded word of its parts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 4 }), (parts) => {
        const text = buildSearchText(parts)
        for (const word of parts.flatMap(foldedWords)) expect(text).toContain(word)
      }),
    )
  })
})
