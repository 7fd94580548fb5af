import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fillAndCompile } from './compile-messages.ts'
import { precompressFolder } from './precompress.ts'

it('compiles messages and fills gaps from English, naming them', () => {
  const english = { a: 'One', group: { b: '{count, plural, one {# car} other {# cars}}', c: 'Three' } }
  const { messages, missing } = fillAndCompile(english, { a: 'Eins', group: { c: 'Drei' } }, 'de/site')
  expect(messages).toMatchObject({ a: 'Eins', group: { c: 'Drei' } })
  expect(Array.isArray((messages['group'] as Record<string, unknown>)['b'])).toBe(true)
  expect(missing).toEqual(['group.b'])
})

it('names the message that is not valid', () => {
  expect(() => fillAndCompile({ a: 'x' }, { a: '{count, plural, one {#}' }, 'de/site')).toThrow('de/site.a')
})

it('writes compressed neighbours of text files that gain by it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'precompress-'))
  mkdirSync(path.join(folder, 'assets'))
  const text = 'body { margin: 0 }\n'.repeat(100)
  writeFileSync(path.join(folder, 'assets/a.css'), text)
  writeFileSync(path.join(folder, 'tiny.js'), 'x')
  writeFileSync(path.join(folder, 'font.woff2'), text)
  await precompressFolder(folder)
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'assets/a.css.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(path.join(folder, 'assets/a.css.gz'))).toString()).toBe(text)
  for (const name of ['tiny.js.br', 'font.woff2.br']) expect(() => readFileSync(path.join(folder, name))).toThrow('ENOENT')
})
