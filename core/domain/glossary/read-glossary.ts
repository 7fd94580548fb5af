import { asc } from 'drizzle-orm'
import { glossaryTerm } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { GLOSSARY, type Term, type TermWord } from '#i18n/glossary.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { termFinder } from '#i18n/term-finder.ts'

/** A term as it is in force; `own`: the row that staff have written, null for one of the product's. */
export type GlossaryEntry = Term & { own: typeof glossaryTerm.$inferSelect | null }

export type Glossary = {
  entries: readonly GlossaryEntry[]
  /** The terms that an English text holds, in the order of the glossary. */
  termsIn(english: string): GlossaryEntry[]
}

/** The product's terms with those of the staff, which take the place of one of the same name. */
export async function readGlossary({ db }: Pick<Ctx, 'db'>): Promise<Glossary> {
  const rows = await db.select().from(glossaryTerm).orderBy(asc(glossaryTerm.term))
  const keyOf = (term: string) => term.toLowerCase()
  const own = new Map(rows.map((row) => [keyOf(row.term), row]))
  const brought = GLOSSARY.map((term): GlossaryEntry => {
    const row = own.get(keyOf(term.term))
    own.delete(keyOf(term.term))
    return row === undefined ? { ...term, own: null } : entryOf(row, term)
  })
  const entries = [...brought, ...[...own.values()].map((row) => entryOf(row, null))]
  const find = termFinder(Object.fromEntries(entries.map(({ term, match }) => [term, { match }])))
  return {
    entries,
    termsIn: (english) => {
      const found = find(english)
      return entries.filter(({ term }) => found.includes(term))
    },
  }
}

/** What staff say of a term; forms and notes of the product stay where its word does. */
function entryOf(row: typeof glossaryTerm.$inferSelect, brought: Term | null): GlossaryEntry {
  const words = Object.entries(row.words).flatMap(([locale, use]): [Locale, TermWord][] => {
    if (!isLocale(locale) || use === '') return []
    const before = brought?.words[locale]
    return [[locale, before?.use === use ? before : { use, forms: [use], avoid: [] }]]
  })
  const spelled = [row.term, ...row.spellings].map((spelling) => RegExp.escape(spelling))
  return { term: row.term, match: [...spelled, ...(brought?.match ?? [])], meaning: row.meaning, words: Object.fromEntries(words), own: row }
}
