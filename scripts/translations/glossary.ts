import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { fold, hasForm, termFinder } from '#i18n/term-finder.ts'
import { plainText } from './icu.ts'
import type { Problem } from './problem.ts'
import type { Kind, Pair } from './read.ts'

const someText = z.string().trim().min(1)
const termsSchema = z.record(z.string(), z.strictObject({ match: z.array(someText).min(1), meaning: someText }))
const termSchema = z.strictObject({ use: someText, forms: z.array(someText).min(1), avoid: z.array(someText), note: someText.optional() })
const glossarySchema = z.record(z.string(), termSchema)
const exceptionsSchema = z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1)))

export type Terms = z.infer<typeof termsSchema>
export type Glossary = z.infer<typeof glossarySchema>
/** By language and `kind.key`: the terms that are said otherwise there. */
export type Exceptions = z.infer<typeof exceptionsSchema>

/** Terms are asked of what customers read; pictures' texts and the back office have words of their own. */
const KINDS: readonly Kind[] = ['site', 'api', 'mail', 'brands', 'fittings', 'articles', 'activities', 'downloads', 'guide', 'links']
const UNSPACED: readonly Locale[] = ['th', 'zh']

/** Reads the glossary of every language; what cannot be read is a problem. */
export async function readGlossary(root: string) {
  const problems: Problem[] = []
  const read = async <Content>(file: string, schema: z.ZodType<Content>, place: Problem['place']): Promise<Content | null> => {
    try {
      return schema.parse(JSON.parse(await readFile(path.join(root, 'i18n/glossary', file), 'utf8')))
    } catch (error) {
      const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
      problems.push({ check: 'glossary', place, key: file, message })
      return null
    }
  }
  const terms = (await read('terms.json', termsSchema, 'list')) ?? {}
  const exceptions = (await read('exceptions.json', exceptionsSchema, 'list')) ?? {}
  const others = LOCALE_CODES.filter((locale) => locale !== 'en')
  const entries = await Promise.all(others.map(async (locale) => [locale, await read(`${locale}.json`, glossarySchema, `${locale}/glossary`)] as const))
  return { terms, exceptions, glossaries: new Map(entries), problems }
}

/** Terms that a language lacks, has too many, or whose own word its forms do not find. */
export function checkTerms(terms: Terms, glossaries: ReadonlyMap<Locale, Glossary | null>): Problem[] {
  const problems: Problem[] = []
  for (const [locale, glossary] of glossaries) {
    if (glossary === null) continue
    const say = (key: string, message: string) => problems.push({ check: 'glossary', place: `${locale}/glossary`, key, message })
    for (const term of Object.keys(terms)) if (!(term in glossary)) say(term, 'missing')
    for (const [term, { use, forms, avoid }] of Object.entries(glossary)) {
      if (!(term in terms)) say(term, 'not a term')
      if (!hasForm(fold(use, locale), forms, locale)) say(term, `"${use}" has none of its forms`)
      for (const word of avoid) if (finderOf([word], locale).test(fold(use, locale))) say(term, `"${use}" holds "${word}", which is to be avoided`)
    }
  }
  return problems
}

export type GlossaryInput = { terms: Terms; glossaries: ReadonlyMap<Locale, Glossary | null>; exceptions: Exceptions }

/** Texts whose English has a term and that say it otherwise, or that hold a word to be avoided; then exceptions that nothing needs. */
export function checkGlossary(pairs: readonly Pair[], { terms, glossaries, exceptions }: GlossaryInput): Problem[] {
  const problems: Problem[] = []
  const used = new Set<string>()
  const termsIn = termFinder(terms)
  const avoided = new Map([...glossaries].map(([locale, glossary]) => [locale, avoidedOf(glossary ?? {}, locale)]))
  for (const pair of pairs) {
    const glossary = glossaries.get(pair.locale)
    if (!KINDS.includes(pair.kind) || !glossary) continue
    const text = fold(plainText(pair) ?? '', pair.locale)
    const found = (term: string, message: string) => {
      const isExcepted = exceptions[pair.locale]?.[`${pair.kind}.${pair.key}`]?.includes(term)
      if (isExcepted) used.add(`${pair.locale} ${pair.kind}.${pair.key} ${term}`)
      else problems.push({ check: 'glossary', place: `${pair.locale}/${pair.kind}`, key: pair.key, message: `${message}: ${pair.text}` })
    }
    for (const term of termsIn(plainText({ kind: pair.kind, text: pair.english }) ?? '')) {
      const word = glossary[term]
      if (word && !hasForm(text, word.forms, pair.locale)) found(term, `term "${term}" is not said as "${word.use}"`)
    }
    for (const { term, word, finder } of avoided.get(pair.locale) ?? []) if (finder.test(text)) found(term, `"${word}" is to be avoided for "${term}"`)
  }
  return [...problems, ...needless(exceptions, used)]
}

function avoidedOf(glossary: Glossary, locale: Locale) {
  return Object.entries(glossary).flatMap(([term, { avoid }]) => avoid.map((word) => ({ term, word, finder: finderOf([word], locale) })))
}

/** Words as a whole, but parts of a sentence where a script writes no spaces. */
function finderOf(list: readonly string[], locale: Locale): RegExp {
  const source = list.map((word) => RegExp.escape(fold(word, locale))).join('|')
  return UNSPACED.includes(locale) ? new RegExp(source, 'u') : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`, 'u')
}

function needless(exceptions: Exceptions, used: ReadonlySet<string>): Problem[] {
  const listed = Object.entries(exceptions).flatMap(([locale, keys]) =>
    Object.entries(keys).flatMap(([key, terms]) => terms.map((term) => `${locale} ${key} ${term}`)),
  )
  return listed
    .filter((line) => !used.has(line))
    .map((line) => ({ check: 'glossary', place: 'list', key: `glossary/exceptions.json ${line}`, message: 'is no longer needed' }))
}
