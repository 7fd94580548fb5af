import type { ArticleBody } from '#contract/article.ts'
import { AppError } from '#contract/errors.ts'
import type { WordTerm, WordTerms } from '#contract/translation.ts'
import type { TranslatedKind } from '#contract/translation-values.ts'
import { bodyWords } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readGlossary, type GlossaryEntry } from '#core/domain/glossary/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts'
import { storeOf } from './stores.ts'
import { wordOf, type Thing, type WordField } from './thing.ts'

/** The terms of the trade in the English of each field of a thing, with how a language says them. Permission of its kind to read. Errors: `forbidden`, `not_found`. */
export async function findWordTerms({ ctx, input }: { ctx: Ctx; input: { kind: TranslatedKind; id: string; locale: Locale } }): Promise<WordTerms> {
  const store = storeOf(input.kind)
  requirePermission(ctx, store.read)
  const [thing] = await store.find(ctx.db, [input.id])
  if (thing === undefined) throw new AppError('not_found')
  const glossary = await readGlossary(ctx)
  const terms = thing.fields.map(
    (field) => [field.name, glossary.termsIn(plainWords(thing, field, DEFAULT_LOCALE)).map((entry) => toTerm(entry, input.locale))] as const,
  )
  return { fields: Object.fromEntries(terms.filter(([, found]) => found.length > 0)) }
}

/** A field of a language as plain text. */
export function plainWords(thing: Thing, { name, form }: WordField, locale: Locale): string {
  const word = wordOf(thing, locale, name)
  if (word === null) return ''
  return form === 'blocks' ? bodyWords(word as ArticleBody).join('\n') : (word as string)
}

function toTerm({ term, meaning, words }: GlossaryEntry, locale: Locale): WordTerm {
  const word = words[locale]
  return { term, use: word?.use ?? '', avoid: [...(word?.avoid ?? [])], note: word?.note ?? '', meaning }
}
