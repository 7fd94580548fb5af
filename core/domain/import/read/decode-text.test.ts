import iconv from 'iconv-lite'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const SAMPLE = '品牌,车型,配置,年款\r\n比亚迪,海豹,550km 精英型,2025款\r\n长城,炮,商用版,2024款\r\n'

describe('decodeText', () => {
  it.each([
    ['utf8', false, 'utf-8'],
    ['utf8', true, 'utf-8'],
    ['gb18030', false, 'gb18030'],
    ['utf-16le', false, 'utf-16le'],
    ['utf-16le', true, 'utf-16le'],
    ['utf-16be', false, 'utf-16be'],
    ['utf-16be', true, 'utf-16be'],
  ])('finds %s, mark %s', (encoding, addBOM, expected) => {
    const decoded = decodeText(iconv.encode(SAMPLE, encoding, { addBOM }))
    expect(decoded.encoding).toBe(expected)
    expect(decoded.utf8.toString('utf8')).toBe(SAMPLE)
  })

  it('reads characters that only GB18030 has, and four-byte ones', () => {
    const text = `${SAMPLE}喆,㐂,𠮷野\r\n`
    expect(decodeText(iconv.encode(text, 'gb18030')).utf8.toString('utf8')).toBe(text)
  })

  it('takes single accented letters for western text', () => {
    const text = 'Modèle;Énergie\r\nÉlégance;Électrique\r\n'
    const decoded = decodeText(iconv.encode(text, 'windows-1252'))
    expect([decoded.encoding, decoded.utf8.toString('utf8')]).toEqual(['windows-1252', text])
  })

  it('keeps a UTF-8 file that has one damaged byte, and marks the place', () => {
    const bytes = Buffer.from(SAMPLE)
    bytes[bytes.indexOf('豹')] = 0xff
    const decoded = decodeText(bytes)
    expect(decoded.encoding).toBe('utf-8')
    expect(decoded.utf8.toString('utf8')).toContain('比亚迪,海\uFFFD')
  })

  it('never throws on random bytes and always gives valid UTF-8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const { utf8 } = decodeText(bytes)
        expect(Buffer.from(utf8.toString('utf8')).equals(utf8)).toBe(true)
      }),
    )
  })
})
