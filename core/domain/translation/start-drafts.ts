import { eq } from 'drizzle-orm'
import type { DraftRun, StartDraftsInput } from '#contract/draft-run.ts'
import { AppError } from '#contract/errors.ts'
import { draftRun } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireLanguages, requirePermission } from '#core/domain/permission/index.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'
import { findRows } from './list-translations.ts'
import { storeOf, WORD_STORES } from './stores.ts'

const MOST_AT_ONCE = 500

/**
 * Asks for drafts of what has no words in a language, for a job to make. Only of what has a state per language, because a draft is never
 * on the site by itself. Permission of each kind to write, in that language. Errors: `forbidden`, `validation_failed` (English, nothing to do).
 */
export async function startDrafts({ ctx, input }: { ctx: Ctx; input: StartDraftsInput }): Promise<DraftRun> {
  const { locale, field = null } = input
  requireLanguages(ctx, [{ path: 'locale', locale }])
  if (locale === DEFAULT_LOCALE) throw new AppError('validation_failed', { issues: [{ path: 'locale', key: 'english_source' }] })
  const rows = await findRows(ctx, { ...input.filter, locale })
  const canDraft = new Set(WORD_STORES.filter(({ firstState }) => firstState !== null).map(({ kind }) => kind))
  const lacking = rows.filter(
    ({ id, kind, cells, is_written: isWritten }) => isWritten && canDraft.has(kind) && cells[locale].lack === 'missing' && (input.ids?.includes(id) ?? true),
  )
  for (const kind of new Set(lacking.map((row) => row.kind))) requirePermission(ctx, storeOf(kind).write)
  const items = lacking.slice(0, MOST_AT_ONCE).map(({ id }) => id)
  if (items.length === 0) throw new AppError('validation_failed', { issues: [{ path: 'ids', key: 'nothing_missing' }] })
  return ctx.db.transaction(async (tx) => {
    const [run] = await tx.insert(draftRun).values({ locale, field, items, createdAt: ctx.ports.clock.now() }).returning()
    if (run === undefined) throw new AppError('internal')
    await writeAudit(tx, { ctx, action: 'translation.drafts_asked', subjectKind: 'translation', subjectId: null, detail: { locale, count: items.length } })
    await ctx.ports.jobs.send(tx, 'translation-draft', { runId: run.id })
    return toRun(run)
  })
}

/** How far drafts are. Permission `content.read` or `catalogue.read`. Errors: `forbidden`, `not_found`. */
export async function findDraftRun({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<DraftRun> {
  if (ctx.actor.kind !== 'staff' && ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const [run] = await ctx.db.select().from(draftRun).where(eq(draftRun.id, input.id))
  if (run === undefined) throw new AppError('not_found')
  return toRun(run)
}

function toRun({ id, locale, state, items, drafted, done }: typeof draftRun.$inferSelect): DraftRun {
  return { id, locale: isLocale(locale) ? locale : DEFAULT_LOCALE, state, total: items.length, drafted, left: done - drafted }
}
