import { describe, expect, it } from 'vitest'
import { demandWord } from './demand-word.ts'

describe('what is kept of a search', () => {
  it.each([
    ['  BYD   Seal ', 'byd seal'],
    ['ＢＹＤ', 'byd'],
    ['Camión 4x4 1.5T', 'camión 4x4 1.5t'],
    ['suv under 20,000 usd', 'suv under 20,000 usd'],
    ['год 2021 2.0 tdi', 'год 2021 2.0 tdi'],
    ['شيري تيجو', 'شيري تيجو'],
    ['نئی\u200cگاڑی', 'نئی\u200cگاڑی'],
    ['รถมือสอง', 'รถมือสอง'],
    ['195/65 R15', '195/65 r15'],
  ])('%j is kept as %j', (typed, kept) => expect(demandWord(typed)).toBe(kept))

  it.each(['amina@example.com', 'call +254 712 345 678', '0712345', '٠٧١٢٣٤٥٦٧', '１２３４５６７', '07-12-34-56-7', '1M8GDM9AXKP042788', 'k7q2-m4x9-b81c-zz'])(
    '%j may name somebody and is not kept',
    (typed) => expect(demandWord(typed)).toBe(''),
  )

  it.each(['https://evil.example/x', 'www.evil', 'prices at evil-shop.example now', '...', '\u202e\u202c', 'x'.repeat(81), `z${'\u0301'.repeat(9)}`])(
    '%j is nothing for a screen and is not kept',
    (typed) => expect(demandWord(typed)).toBe(''),
  )

  it('keeps nothing that is not seen and turns nothing around', () => {
    expect(demandWord('by\u202ed se\u200bal\u0000\u2066\u{e0041}\r\n=1')).toBe('byd seal =1')
  })
})
