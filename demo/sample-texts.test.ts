import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { readSampleTextsOf, readSampleTexts } from './sample-texts.ts'

const shape = z.strictObject({ description: z.string().min(1) })
let rootDir = ''
beforeEach(async () => {
  rootDir = await mkdtemp(path.join(tmpdir(), 'quayline-texts-'))
  for (const locale of LOCALE_CODES) await write(locale, { iso: { description: `ISO ${locale}` } })
})
afterEach(() => rm(rootDir, { recursive: true }))

async function write(locale: string, content: unknown): Promise<void> {
  await mkdir(path.join(rootDir, 'demo/texts', locale), { recursive: true })
  await writeFile(path.join(rootDir, 'demo/texts', locale, 'links.json'), JSON.stringify(content))
}

function read() {
  return readSampleTexts({ rootDir, kind: 'links', signs: ['iso'], shape })
}

it('gives the texts of every language by sign, and throws for a sign that was not asked for', async () => {
  const textsOf = await read()
  expect(Object.keys(textsOf('iso'))).toEqual([...LOCALE_CODES])
  expect(textsOf('iso').th).toEqual({ description: 'ISO th' })
  expect(() => textsOf('sgs')).toThrow('sgs')
})

it.each([
  ['a sign', {}, 'demo/texts/ur/links.json, iso'],
  ['a field', { iso: {} }, 'description'],
  ['a text', { iso: { description: '' } }, 'description'],
])('throws where %s is missing, and says where', async (_what, content, message) => {
  await write('ur', content)
  await expect(read()).rejects.toThrow(message)
})

it('throws where a language is missing', async () => {
  await rm(path.join(rootDir, 'demo/texts/ur'), { recursive: true })
  await expect(read()).rejects.toThrow('ur/links.json')
})

it('gives all texts of one language, and throws where they are missing or wrong', async () => {
  const readThai = () => readSampleTextsOf({ rootDir, kind: 'links', locale: 'th', shape })
  await write('th', { iso: { description: 'ISO' }, sgs: { description: 'SGS' } })
  expect([...(await readThai()).keys()]).toEqual(['iso', 'sgs'])
  await write('th', { iso: { description: 'ISO' }, sgs: {} })
  await expect(readThai()).rejects.toThrow('demo/texts/th/links.json, sgs')
  await rm(path.join(rootDir, 'demo/texts/th'), { recursive: true })
  await expect(readThai()).rejects.toThrow('th/links.json')
})
