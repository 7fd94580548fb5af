import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { LEGAL_TEXTS, type LegalText } from '#contract/content-values.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { RevisionView } from '#contract/revision.ts'
import { saveLegalPageInputSchema, type LegalPageValue, type StaffLegalPage, type StaffLegalRow } from '#contract/staff-legal.ts'
import type { Tx } from '#core/db/client.ts'
import { legalPage, legalPageTranslation } from '#core/db/schema/content.ts'
import { readBody } from '#core/domain/article/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage, saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hashOfWords, languageStates, notesOf, publishedFieldsOf, shownOfAll, withMoments, type Words, writeTexts } from '#core/domain/publishing/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts'
import { preloadMessages } from '#i18n/server.ts'
import { legalTemplate } from './legal-template.ts'

type Text = typeof legalPageTranslation.$inferSelect

/** The pages of the law, with what each language has of them. Permission `content.read`. */
export async function listStaffLegalPages({ ctx }: { ctx: Ctx }): Promise<StaffLegalRow[]> {
  requirePermission(ctx, 'content.read')
  const [rows, texts] = await Promise.all([ctx.db.select().from(legalPage), ctx.db.select().from(legalPageTranslation)])
  const now = ctx.ports.clock.now()
  return LEGAL_TEXTS.map((sign) => {
    const row = rows.find((known) => known.sign === sign)
    const own = texts.filter(({ legalPageId }) => legalPageId === row?.id)
    const languages = languageStates(own, hashOfEnglish(own), now)
    return {
      id: sign,
      is_sample: row?.isSample ?? false,
      updated_at: row?.updatedAt.toISOString() ?? null,
      ...shownOfAll(languages),
      languages,
    }
  })
}

/** A page of the law as staff edit it, written or not, with its templates. Permission `content.read`. */
export async function findStaffLegalPage({ ctx, input }: { ctx: Ctx; input: { id: LegalText } }): Promise<StaffLegalPage> {
  requirePermission(ctx, 'content.read')
  await preloadMessages(['site', 'head'])
  const [[row], company] = await Promise.all([ctx.db.select().from(legalPage).where(eq(legalPage.sign, input.id)), readCompany({ ctx })])
  const texts = row === undefined ? [] : await ctx.db.select().from(legalPageTranslation).where(eq(legalPageTranslation.legalPageId, row.id))
  return {
    id: input.id,
    version: row?.version ?? 0,
    is_sample: row?.isSample ?? false,
    value: valueOf(texts),
    languages: notesOf(texts, hashOfEnglish(texts)),
    templates: inEachLanguage((code) => legalTemplate(input.id, code, company)),
  }
}

/** What was changed of a page of the law, newest first. Permission `content.read`. */
export async function listLegalPageRevisions({ ctx, input }: { ctx: Ctx; input: { id: LegalText } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'content.read')
  const [row] = await ctx.db.select({ id: legalPage.id }).from(legalPage).where(eq(legalPage.sign, input.id))
  return row === undefined ? [] : listRevisions({ ctx, input: { subjectKind: 'legal_page', subjectId: row.id } })
}

type SaveInput = z.input<typeof saveLegalPageInputSchema> & { id: LegalText }

/** Saves a page of the law whole with all its languages. Permission `content.write`. Errors: `forbidden`, `validation_failed`, `conflict`. */
export async function saveLegalPage({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<StaffLegalPage> {
  requirePermission(ctx, 'content.write')
  const { id: sign, ...sent } = input
  const wanted = readInput(saveLegalPageInputSchema, sent)
  const now = ctx.ports.clock.now()
  const value = withMoments(wanted.value, now)
  const [row] = await ctx.db.select({ id: legalPage.id }).from(legalPage).where(eq(legalPage.sign, sign))
  await saveEdited(
    ctx,
    { kind: 'legal_page', tags: ['legal'], lock: lockLegalPage, write: (tx, given) => writeLegalPage(tx, { ...given, sign, isSample: false, now }) },
    { id: row?.id ?? null, version: input.version, value },
  )
  ctx.ports.cache.drop(['legal'])
  return findStaffLegalPage({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id: sign } })
}

async function lockLegalPage(tx: Tx, id: number): Promise<{ version: number; value: LegalPageValue } | null> {
  const [row] = await tx.select().from(legalPage).where(eq(legalPage.id, id)).for('update')
  if (row === undefined) return null
  const texts = await tx.select().from(legalPageTranslation).where(eq(legalPageTranslation.legalPageId, id))
  return { version: row.version, value: valueOf(texts) }
}

function valueOf(texts: readonly Text[]): LegalPageValue {
  return {
    body: inEachLanguage((code) => {
      const text = texts.find(({ locale }) => locale === code)
      return text === undefined ? null : readBody(text.body, `legal page ${text.legalPageId} in ${code}`)
    }),
    ...publishedFieldsOf(texts),
  }
}

type Write = { id: number | null; version: number; value: LegalPageValue; before: LegalPageValue | null; sign: LegalText; isSample: boolean; now: Date }

/** Writes the page with its words; one that somebody else has written for the first time meanwhile is a conflict. */
export async function writeLegalPage(tx: Tx, { id: known, version, value, before, sign, isSample, now }: Write): Promise<number> {
  const values = { isSample, version, updatedAt: now }
  const [row] =
    known === null
      ? await tx
          .insert(legalPage)
          .values({ ...values, sign })
          .onConflictDoNothing()
          .returning({ id: legalPage.id })
      : await tx.update(legalPage).set(values).where(eq(legalPage.id, known)).returning({ id: legalPage.id })
  if (row === undefined) throw new AppError('conflict')
  await writeTexts({
    value,
    before,
    now,
    words: wordsOf,
    remove: (gone) => tx.delete(legalPageTranslation).where(and(eq(legalPageTranslation.legalPageId, row.id), inArray(legalPageTranslation.locale, gone))),
    write: (locale, columns, origin) => {
      const text = { body: JSON.stringify(value.body[locale]), ...columns }
      return tx
        .insert(legalPageTranslation)
        .values({ legalPageId: row.id, locale, ...text })
        .onConflictDoUpdate({
          target: [legalPageTranslation.legalPageId, legalPageTranslation.locale],
          set: { sourceHash: sql`coalesce(${legalPageTranslation.sourceHash}, ${origin})`, ...text },
        })
    },
  })
  return row.id
}

function wordsOf({ body }: LegalPageValue, code: Locale): Words {
  return [body[code]]
}

function hashOfEnglish(texts: readonly Text[]): string | null {
  const english = texts.find(({ locale }) => locale === DEFAULT_LOCALE)
  return english === undefined ? null : hashOfWords([readBody(english.body, `legal page ${english.legalPageId} in ${DEFAULT_LOCALE}`)])
}
