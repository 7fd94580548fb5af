import { expect, it } from 'vitest'
import { readListFile } from './read-list-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

it.each([
  ['UTF-8', utf8('FIL-001Y;4;für zwei'), 'en', 'FIL-001Y;4;für zwei'],
  ['UTF-8 with its mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x41), 'en', 'A'],
  ['Unicode text of Excel', Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x09, 0, 0x34, 0), 'en', 'A\t4'],
  ['an old German CSV', Uint8Array.of(0x41, 0x3b, 0xfc), 'de', 'A;ü'],
  ['an old Russian CSV', Uint8Array.of(0x41, 0x3b, 0xf8, 0xf2), 'ru', 'A;шт'],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0), 'en', null],
] as const)('reads %s', async (_, bytes, locale, text) => {
  expect(await readListFile(new Blob([bytes]), locale)).toBe(text)
})

it('ends a long file wherever it must', async () => {
  expect(await readListFile(new Blob([utf8(`a${'ü'.repeat(60_000)}`)]), 'en')).toMatch(/^aü+$/)
})
