import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { RevisionView } from '#contract/revision.ts'
import { saveStaffFaqInputSchema, type FaqValue, type StaffFaq } from '#contract/staff-faq.ts'
import type { Tx } from '#core/db/client.ts'
import { faq, faqTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage, saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hashOfWords, notesOf, publishedFieldsOf, withMoments, type Words, writeTexts } from '#core/domain/publishing/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts'

type Row = typeof faq.$inferSelect
type Text = typeof faqTranslation.$inferSelect

/** A question as staff edit it. Permission `content.read`. Errors: `forbidden`, `not_found`. */
export async function findStaffFaq({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<StaffFaq> {
  requirePermission(ctx, 'content.read')
  const [row] = await ctx.db.select().from(faq).where(eq(faq.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  const texts = await ctx.db.select().from(faqTranslation).where(eq(faqTranslation.faqId, row.id))
  return {
    id: row.id,
    version: row.version,
    value: valueOf(row, texts),
    languages: notesOf(texts, hashOfEnglish(texts)),
  }
}

/** What was changed of a question, newest first. Permission `content.read`. */
export async function listFaqRevisions({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'content.read')
  return listRevisions({ ctx, input: { subjectKind: 'faq', subjectId: input.id } })
}

type SaveInput = z.input<typeof saveStaffFaqInputSchema> & { id: number | null }

/** Saves a question whole with all its languages; a new one stands last. Permission `content.write`. Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`. */
export async function saveStaffFaq({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<StaffFaq> {
  requirePermission(ctx, 'content.write')
  const { id: known, ...sent } = input
  const wanted = readInput(saveStaffFaqInputSchema, sent)
  const now = ctx.ports.clock.now()
  const value = withMoments(wanted.value, now)
  const id = await saveEdited(
    ctx,
    { kind: 'faq', tags: ['faq'], lock: lockFaq, write: (tx, given) => writeFaq(tx, { ...given, now }) },
    { id: known, version: input.version, value },
  )
  ctx.ports.cache.drop(['faq'])
  return findStaffFaq({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

async function lockFaq(tx: Tx, id: number): Promise<{ version: number; value: FaqValue } | null> {
  const [row] = await tx.select().from(faq).where(eq(faq.id, id)).for('update')
  if (row === undefined) return null
  const texts = await tx.select().from(faqTranslation).where(eq(faqTranslation.faqId, id))
  return { version: row.version, value: valueOf(row, texts) }
}

function valueOf(row: Row, texts: readonly Text[]): FaqValue {
  const textIn = (code: Locale) => texts.find(({ locale }) => locale === code)
  return {
    topics: row.topics,
    question: inEachLanguage((code) => textIn(code)?.question ?? ''),
    answer: inEachLanguage((code) => textIn(code)?.answer ?? ''),
    ...publishedFieldsOf(texts),
  }
}

type Write = { id: number | null; version: number; value: FaqValue; before: FaqValue | null; now: Date }

async function writeFaq(tx: Tx, { id: known, version, value, before, now }: Write): Promise<number> {
  const values = { topics: value.topics, version, updatedAt: now }
  const [row] =
    known === null
      ? await tx
          .insert(faq)
          .values({ ...values, sortOrder: sql`(select coalesce(max(sort_order), 0) + 1 from faq)` })
          .returning({ id: faq.id })
      : await tx.update(faq).set(values).where(eq(faq.id, known)).returning({ id: faq.id })
  if (row === undefined) throw new AppError('internal')
  await writeTexts({
    value,
    before,
    now,
    words: wordsOf,
    remove: (gone) => tx.delete(faqTranslation).where(and(eq(faqTranslation.faqId, row.id), inArray(faqTranslation.locale, gone))),
    write: (locale, columns, origin) => {
      const text = { question: value.question[locale], answer: value.answer[locale], ...columns }
      return tx
        .insert(faqTranslation)
        .values({ faqId: row.id, locale, ...text })
        .onConflictDoUpdate({
          target: [faqTranslation.faqId, faqTranslation.locale],
          set: { sourceHash: sql`coalesce(${faqTranslation.sourceHash}, ${origin})`, ...text },
        })
    },
  })
  return row.id
}

/** What a translation is made from. */
function wordsOf({ question, answer }: FaqValue, code: Locale): Words {
  return [question[code], answer[code]]
}

/** The same of the stored English. */
export function hashOfEnglish(texts: readonly Pick<Text, 'locale' | 'question' | 'answer'>[]): string | null {
  const english = texts.find(({ locale }) => locale === DEFAULT_LOCALE)
  return english === undefined ? null : hashOfWords([english.question, english.answer])
}
