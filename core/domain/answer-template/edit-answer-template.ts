import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { saveAnswerTemplateInputSchema, type AnswerTemplate, type AnswerTemplateValue } from '#contract/answer-template.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { RevisionView } from '#contract/revision.ts'
import type { Tx } from '#core/db/client.ts'
import { answerTemplate, answerTemplateText } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { deleteEdited, inEachLanguage, saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'

type Row = typeof answerTemplate.$inferSelect
type Text = typeof answerTemplateText.$inferSelect

/** A template with its words in every language. Permission `enquiry.read`. Errors: `forbidden`, `not_found`. */
export async function findAnswerTemplate({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<AnswerTemplate> {
  requirePermission(ctx, 'enquiry.read')
  const [row] = await ctx.db.select().from(answerTemplate).where(eq(answerTemplate.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  const texts = await ctx.db.select().from(answerTemplateText).where(eq(answerTemplateText.templateId, row.id))
  return { id: row.id, version: row.version, is_sample: row.isSample, value: valueOf(row, texts) }
}

/** What was changed of a template, newest first. Permission `enquiry.read`. */
export async function listAnswerTemplateRevisions({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'enquiry.read')
  return listRevisions({ ctx, input: { subjectKind: 'answer_template', subjectId: input.id } })
}

/** `isSample`: of the demonstration; whoever saves it afterwards makes it the company's own. */
type SaveInput = z.input<typeof saveAnswerTemplateInputSchema> & { id: number | null; isSample?: boolean }

/**
 * Saves a template whole; a language can be answered in as soon as it has a text. Permission `answer_template.write`.
 * Errors: `forbidden`, `validation_failed` (`unknown_field`), `not_found`, `conflict`.
 */
export async function saveAnswerTemplate({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<AnswerTemplate> {
  requirePermission(ctx, 'answer_template.write')
  const { id: known, isSample = false, ...sent } = input
  const { version, value } = readInput(saveAnswerTemplateInputSchema, sent)
  const now = ctx.ports.clock.now()
  const id = await saveEdited<AnswerTemplateValue>(
    ctx,
    { kind: 'answer_template', tags: [], lock, write: (tx, given) => write(tx, { ...given, isSample, now }) },
    { id: known, version, value: value.kind === 'message' ? value : { ...value, subject: inEachLanguage(() => '') } },
  )
  return findAnswerTemplate({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

/** Deletes a template. Permission `answer_template.write`. Errors: `forbidden`, `not_found`, `conflict`. */
export async function deleteAnswerTemplate({ ctx, input }: { ctx: Ctx; input: { id: number; version: number } }): Promise<void> {
  requirePermission(ctx, 'answer_template.write')
  const remove = async (tx: Tx, id: number) => void (await tx.delete(answerTemplate).where(eq(answerTemplate.id, id)))
  await deleteEdited<AnswerTemplateValue>(ctx, { kind: 'answer_template', tags: [], lock, remove }, { ...input, nameOf: ({ name }) => name })
}

async function lock(tx: Tx, id: number): Promise<{ version: number; value: AnswerTemplateValue; isSample: boolean } | null> {
  const [row] = await tx.select().from(answerTemplate).where(eq(answerTemplate.id, id)).for('update')
  if (row === undefined) return null
  const texts = await tx.select().from(answerTemplateText).where(eq(answerTemplateText.templateId, id))
  return { version: row.version, value: valueOf(row, texts), isSample: row.isSample }
}

function valueOf({ name, kind }: Row, texts: readonly Text[]): AnswerTemplateValue {
  const own = new Map(texts.map((text) => [text.locale, text]))
  return { name, kind, subject: inEachLanguage((code) => own.get(code)?.subject ?? ''), text: inEachLanguage((code) => own.get(code)?.text ?? '') }
}

type Write = { id: number | null; version: number; value: AnswerTemplateValue; isSample: boolean; now: Date }

async function write(tx: Tx, { id, version, value: { name, kind, subject, text }, isSample, now }: Write): Promise<number> {
  const values = { name, kind, isSample, version, updatedAt: now }
  const [row] =
    id === null
      ? await tx.insert(answerTemplate).values(values).returning({ id: answerTemplate.id })
      : await tx.update(answerTemplate).set(values).where(eq(answerTemplate.id, id)).returning({ id: answerTemplate.id })
  if (row === undefined) throw new AppError('internal')
  await tx.delete(answerTemplateText).where(eq(answerTemplateText.templateId, row.id))
  const texts = LOCALE_CODES.filter((locale) => text[locale] !== '')
  await tx.insert(answerTemplateText).values(texts.map((locale) => ({ templateId: row.id, locale, subject: subject[locale], text: text[locale] })))
  return row.id
}
