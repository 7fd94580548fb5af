import { describe, expect, it } from 'vitest'
import { readImportArgs } from './import-args.ts'

const PLAIN = { kind: 'cars', file: 'a.csv', isDryRun: false, reportFile: null, rejectedFile: null, mapFile: null, supplier: null, publish: false, lang: 'en' }

describe('readImportArgs', () => {
  it.each([
    [['cars', 'a.csv'], PLAIN],
    [['--dry-run', 'cars', 'a.csv', '--lang', 'zh'], { ...PLAIN, isDryRun: true, lang: 'zh' }],
    [['cars', 'a.csv', '--report=r.json', '--rejected', 'x.csv'], { ...PLAIN, reportFile: 'r.json', rejectedFile: 'x.csv' }],
    [['cars', '--', '-a.csv'], { ...PLAIN, file: '-a.csv' }],
    [['cars', 'a.csv', '--publish', '--map', 'm.json', '--supplier', 'A B'], { ...PLAIN, publish: true, mapFile: 'm.json', supplier: 'A B' }],
  ])('reads %j', (words, args) => {
    expect(readImportArgs(words)).toEqual({ ok: true, args })
  })

  it.each([
    [[], 'Say what to import'],
    [['ships', 'a.csv'], '“ships” cannot be imported'],
    [['cars'], 'Name the file'],
    [['cars', 'a', 'b'], 'remove “b”'],
    [['cars', 'a', '--fast'], 'Unknown option: --fast'],
    [['cars', 'a', '--report'], '--report needs a value'],
    [['cars', 'a', '--report', '--dry-run'], '--report needs a value'],
    [['cars', 'a', '--lang', 'fr'], '“fr” is not a report language'],
    [['--lang', 'zh'], '请说明要导入什么'],
  ])('tells what is wrong with %j, with the usage', (words, text) => {
    const read = readImportArgs(words)
    expect(read).toMatchObject({ ok: false, isHelp: false })
    expect(read.ok ? '' : read.text).toContain(text)
    expect(read.ok ? '' : read.text).toContain('npm run import -- ')
  })

  it('helps', () => {
    expect(readImportArgs(['--help'])).toMatchObject({ ok: false, isHelp: true, text: expect.stringMatching(/^Usage: /) })
  })
})
