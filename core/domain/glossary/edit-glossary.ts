import { eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import {
  saveGlossaryTermInputSchema,
  type GlossaryPage,
  type GlossaryTerm,
  type GlossaryTermValue,
  type ListGlossaryInput,
  type SaveGlossaryTermInput,
} from '#contract/glossary.ts'
import type { Tx } from '#core/db/client.ts'
import { glossaryTerm } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage, saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { buildSearchText, isTermIn, searchTerms } from '#core/domain/search-term/index.ts'
import { DEFAULT_LOCALE } from '#i18n/locales.ts'
import { readGlossary, type GlossaryEntry } from './read-glossary.ts'

/** The terms of the trade by name, the product's and those of the staff. Permission `content.read`. */
export async function listGlossary({ ctx, input }: { ctx: Ctx; input: ListGlossaryInput }): Promise<GlossaryPage> {
  requirePermission(ctx, 'content.read')
  const terms = searchTerms(input.word)
  const found = (await readGlossary(ctx)).entries
    .map(toTerm)
    .filter(({ value }) => input.locale === undefined || value.words[input.locale] === '')
    .filter(
      ({ value }) =>
        terms === null || (terms.length > 0 && terms.every((term) => isTermIn(buildSearchText([value.term, ...Object.values(value.words)]), term))),
    )
    .toSorted((one, other) => one.value.term.localeCompare(other.value.term))
  return { list: found.slice((input.page - 1) * input.page_size, input.page * input.page_size), total: found.length }
}

/** A term. Permission `content.read`. Errors: `forbidden`, `not_found`. */
export async function findGlossaryTerm({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<GlossaryTerm> {
  requirePermission(ctx, 'content.read')
  const found = (await readGlossary(ctx)).entries.find(({ term }) => term === input.id)
  if (found === undefined) throw new AppError('not_found')
  return toTerm(found)
}

/**
 * Writes a term; one of the product's is the staff's own from then on. `id` null: it is new. Permission `content.write`.
 * Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`.
 */
export async function saveGlossaryTerm({ ctx, input }: { ctx: Ctx; input: SaveGlossaryTermInput & { id: string | null } }): Promise<GlossaryTerm> {
  requirePermission(ctx, 'content.write')
  const { id, ...sent } = input
  const { version, value } = readInput(saveGlossaryTermInputSchema, sent)
  const { entries } = await readGlossary(ctx)
  const before = id === null ? null : entries.find(({ term }) => term === id)
  if (before === undefined) throw new AppError('not_found')
  const namesake = entries.find(({ term }) => term.toLowerCase() === value.term.toLowerCase())
  if (namesake !== undefined && namesake.term !== id) throw new AppError('validation_failed', { issues: [{ path: 'value.term', key: 'taken' }] })
  // The product's word for it would come back beside the new name.
  if (before !== null && before.own === null && value.term !== before.term)
    throw new AppError('validation_failed', { issues: [{ path: 'value.term', key: 'fixed' }] })
  if ((before?.own?.version ?? 0) !== version) throw new AppError('conflict')
  const edited = {
    kind: 'glossary_term',
    tags: [],
    lock: async (tx: Tx, own: number) => {
      const [row] = await tx.select().from(glossaryTerm).where(eq(glossaryTerm.id, own)).for('update')
      return row === undefined ? null : { version: row.version, value: toTerm({ ...(before as GlossaryEntry), own: row }).value }
    },
    write: (tx: Tx, given: { id: number | null; version: number; value: GlossaryTermValue }) => write(tx, { ...given, now: ctx.ports.clock.now() }),
  }
  await saveEdited(ctx, edited, { id: before?.own?.id ?? null, version, value: { ...value, words: { ...value.words, [DEFAULT_LOCALE]: '' } } })
  return findGlossaryTerm({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id: value.term } })
}

/** Forgets what staff have written of a term; one of the product's is again as the product brings it. Permission `content.write`. Errors: `forbidden`, `not_found`. */
export async function deleteGlossaryTerm({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<void> {
  requirePermission(ctx, 'content.write')
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(glossaryTerm).where(eq(glossaryTerm.term, input.id)).returning()
    if (row === undefined) throw new AppError('not_found')
    const { term, spellings, meaning, words } = row
    await writeAudit(tx, { ctx, action: 'glossary_term.deleted', subjectKind: 'glossary_term', subjectId: row.id, detail: { term, spellings, meaning, words } })
  })
}

async function write(tx: Tx, { id, version, value, now }: { id: number | null; version: number; value: GlossaryTermValue; now: Date }): Promise<number> {
  const words = Object.fromEntries(Object.entries(value.words).filter(([, word]) => word !== ''))
  const values = { term: value.term, spellings: value.spellings, meaning: value.meaning, words, version, updatedAt: now }
  // Two who make the same term at once: the second one's is refused.
  const rows =
    id === null
      ? await tx.insert(glossaryTerm).values(values).onConflictDoNothing().returning({ id: glossaryTerm.id })
      : await tx
          .update(glossaryTerm)
          .set(values)
          .where(sql`${glossaryTerm.id} = ${id} and not exists (select from glossary_term other where other.term = ${value.term} and other.id <> ${id})`)
          .returning({ id: glossaryTerm.id })
  const [row] = rows
  if (row === undefined) throw new AppError('conflict')
  return row.id
}

function toTerm({ term, meaning, words, own }: GlossaryEntry): GlossaryTerm {
  const use = inEachLanguage((code) => (own === null ? (words[code]?.use ?? '') : (own.words[code] ?? '')))
  const value = own === null ? { term, spellings: [], meaning, words: use } : { term: own.term, spellings: own.spellings, meaning: own.meaning, words: use }
  return { id: value.term, version: own?.version ?? 0, is_own: own !== null, value }
}
