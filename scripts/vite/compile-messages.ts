import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { typeset } from './typeset.ts'

type Messages = { [key: string]: string | Messages }

const CATALOGUE = /\/i18n\/messages\/([a-z]{2})\/([a-z]+)\.json$/

/**
 * Compiles `i18n/messages/<locale>/<namespace>.json` with icu-minify, for both sides; the blanks and isolates that a script asks
 * for are set here, not by translators. What a language lacks is filled from
 * English with a warning, so that no reader meets a bare key; `npm run verify` is what refuses an incomplete language.
 */
export function compileMessages(): Plugin {
  return {
    name: 'quayline:compile-messages',
    enforce: 'pre',
    resolveId(source, importer) {
      const isCatalogue = importer !== undefined && /^\.\/messages\/[a-z]{2}\/[a-z]+\.json$/.test(source)
      return isCatalogue ? decodeURI(new URL(source, `file://${importer}`).pathname) : null
    },
    // In development, Vite serves JSON to browsers as a script, which they refuse under an import attribute.
    transform(code, id) {
      if (this.environment.mode !== 'dev' || !/\/i18n\/load(-server)?\.ts$/.test(id)) return null
      return { code: code.replaceAll(/,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"],?\s*\},?\s*\}/g, ''), map: null }
    },
    async load(id) {
      const [, locale, namespace] = CATALOGUE.exec(id) ?? []
      if (locale === undefined || namespace === undefined) return null
      const englishFile = id.replace(`/${locale}/`, '/en/')
      this.addWatchFile(id)
      this.addWatchFile(englishFile)
      const english = await readMessages(englishFile)
      const own = locale === 'en' ? english : await readMessages(id)
      const { messages, missing } = fillAndCompile(english, own, `${locale}/${namespace}`)
      if (missing.length > 0) this.warn(`${locale}/${namespace}.json lacks ${missing.length} messages, English is used: ${missing.slice(0, 3).join(', ')} …`)
      return { code: JSON.stringify(messages), map: null }
    },
  }
}

/**
 * Compiled messages of a language, with English where it lacks them. `name`: language and namespace ("ar/site"); says in errors where a
 * message stands, and whether values are isolated.
 */
export function fillAndCompile(english: Messages, own: Messages, name: string): { messages: Record<string, unknown>; missing: readonly string[] } {
  const missing: string[] = []
  return { messages: compileAll(fill(english, own, '', missing), name), missing }
}

async function readMessages(file: string): Promise<Messages> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Messages) : {}
}

function fill(english: Messages, own: Messages, path: string, missing: string[]): Messages {
  const entries = Object.entries(english).map(([key, message]): [string, string | Messages] => {
    const mine = own[key]
    if (typeof message === 'object') return [key, fill(message, typeof mine === 'object' ? mine : {}, `${path}${key}.`, missing)]
    if (typeof mine === 'string') return [key, mine]
    missing.push(`${path}${key}`)
    return [key, message]
  })
  return Object.fromEntries(entries)
}

function compileAll(messages: Messages, path: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'object' ? compileAll(message, `${path}.${key}`) : compileOne(message, `${path}.${key}`),
    ]),
  )
}

function compileOne(message: string, path: string): unknown {
  try {
    return compile(typeset(message, path))
  } catch (error) {
    throw new Error(`Message ${path} is not valid ICU: ${message}`, { cause: error })
  }
}
