import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { FONT_SUBSETS } from './font-subsets.ts'
import { makeFonts } from './fonts.ts'

it('cuts every face under its limit and keeps what has not changed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'))
  await makeFonts(process.cwd(), folder)
  const times = FONT_SUBSETS.map(({ name, limit }) => {
    const { size, mtimeMs } = statSync(path.join(folder, `${name}.woff2`))
    expect(size).toBeGreaterThan(4000)
    expect(size).toBeLessThanOrEqual(limit)
    return mtimeMs
  })
  await makeFonts(process.cwd(), folder)
  expect(FONT_SUBSETS.map(({ name }) => statSync(path.join(folder, `${name}.woff2`)).mtimeMs)).toEqual(times)
})

it.each(FONT_SUBSETS)('finds every character of $name in its source', async ({ source, text }) => {
  const face = await subsetFont(readFileSync(path.join('node_modules', source)), text, { targetFormat: 'sfnt' })
  const known = charactersOf(face)
  expect([...text].filter((character) => !known.has(character.codePointAt(0) ?? 0))).toEqual([])
})

it.each([
  [['plex-latin'], ['en'], /[\u0020-\u024f]/gu],
  [['plex-latin', 'plex-letters'], ['de', 'es', 'fr', 'it', 'nl', 'pt'], /[\u0020-\u024f]/gu],
  [['plex-cyrillic'], ['ru'], /\p{Script=Cyrillic}/gu],
  [['plex-arabic-400'], ['ar'], /\p{Script=Arabic}/gu],
  [['plex-urdu-400'], ['ur'], /\p{Script=Arabic}/gu],
  [['plex-thai-400'], ['th'], /\p{Script=Thai}/gu],
] as const)('sets all that %s has to write in %s', (names, locales, script) => {
  const text = names.map((name) => FONT_SUBSETS.find((subset) => subset.name === name)?.text ?? '').join('')
  const catalogue = locales.map((locale) => readFileSync(`i18n/messages/${locale}/site.json`, 'utf8')).join('')
  // Braces, bars and strokes are the catalogue's own signs.
  const letters = new Set(catalogue.replaceAll(/[{|}\\]/g, '').match(script))
  expect(letters.size).toBeGreaterThan(20)
  expect([...letters].filter((letter) => !text.includes(letter))).toEqual([])
})

/** Code points of a font's character map; format 4, which holds all of these scripts. */
function charactersOf(font: Buffer): Set<number> {
  const map = tableOf(font, 'cmap')
  const known = new Set<number>()
  for (let table = 0; table < map.readUInt16BE(2); table += 1) {
    const at = map.readUInt32BE(4 + table * 8 + 4)
    if (map.readUInt16BE(at) !== 4) continue
    const size = map.readUInt16BE(at + 6)
    for (let segment = 0; segment < size; segment += 2) {
      const end = map.readUInt16BE(at + 14 + segment)
      for (let point = map.readUInt16BE(at + 16 + size + segment); point <= end; point += 1) known.add(point)
    }
  }
  return known
}

function tableOf(font: Buffer, tag: string): Buffer {
  const entry = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16).find((at) => font.toString('latin1', at, at + 4) === tag)
  if (entry === undefined) throw new Error(`No table ${tag}`)
  const offset = font.readUInt32BE(entry + 8)
  return font.subarray(offset, offset + font.readUInt32BE(entry + 12))
}
