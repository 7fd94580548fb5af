import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { saveActivityInputSchema, type SaveActivityInput } from '#contract/activity.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { activity, activityTranslation } from '#core/db/schema/content.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { isLocale } from '#i18n/locales.ts'

export type SavedActivity = { activity_id: number; state: 'new' | 'changed' | 'unchanged' }

/**
 * Writes an activity with all its languages; its sign finds the one that is there. What is the same already stays untouched.
 * Permission `content.write`. Errors: `forbidden`, `validation_failed`.
 */
export async function saveActivity({ ctx, input }: { ctx: Ctx; input: SaveActivityInput }): Promise<SavedActivity> {
  requirePermission(ctx, 'content.write')
  const wanted = parse(input)
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`activity ${wanted.sign}`}, 0))`)
    const found = await readStored(tx, wanted.sign)
    if (found && isSame(found, wanted)) return { activity_id: found.id, state: 'unchanged' }
    const id = await writeActivity(tx, { ctx, wanted, id: found?.id ?? null })
    await writeTexts(tx, { ctx, wanted, id, before: found?.texts ?? {} })
    const state = found ? 'changed' : 'new'
    const detail = { sign: wanted.sign, state, locales: Object.keys(wanted.texts) }
    await writeAudit(tx, { ctx, action: 'activity.saved', subjectKind: 'activity', subjectId: id, detail })
    await notifyContent(tx, ['activity'])
    return { activity_id: id, state }
  })
}

function parse(input: SaveActivityInput): SaveActivityInput {
  const wanted = readInput(saveActivityInputSchema, input)
  const unknown = Object.keys(wanted.texts).find((code) => !isLocale(code))
  if (unknown !== undefined) throw new AppError('validation_failed', { issues: [{ path: `texts.${unknown}`, key: 'unknown_language' }] })
  return wanted
}

type Values = Pick<typeof activity.$inferSelect, 'kind' | 'startsAt' | 'endsAt' | 'timeZone' | 'countryIso2' | 'isSample'>
type Text = Pick<typeof activityTranslation.$inferSelect, 'title' | 'summary' | 'place' | 'body' | 'publishState' | 'publishedAt'>
type Stored = { id: number; cover: number | null; values: Values; texts: Record<string, Text> }

function isSame(found: Stored, wanted: SaveActivityInput): boolean {
  const isCoverKept = wanted.cover_media_id === undefined || wanted.cover_media_id === found.cover
  return isCoverKept && isDeepStrictEqual(found.values, valuesOf(wanted)) && isDeepStrictEqual(found.texts, textsOf(wanted))
}

function valuesOf(wanted: SaveActivityInput): Values {
  return {
    kind: wanted.kind,
    startsAt: new Date(wanted.starts_at),
    endsAt: new Date(wanted.ends_at),
    timeZone: wanted.time_zone,
    countryIso2: wanted.country_iso2,
    isSample: wanted.is_sample,
  }
}

function textsOf({ texts }: SaveActivityInput): Record<string, Text> {
  const rows = Object.entries(texts).map(([locale, { title, summary, place, body, publish_state, published_at }]): [string, Text] => [
    locale,
    { title, summary, place, body: body === null ? null : JSON.stringify(body), publishState: publish_state, publishedAt: new Date(published_at) },
  ])
  return Object.fromEntries(rows)
}

async function readStored(tx: Tx, sign: string): Promise<Stored | null> {
  const [known] = await tx.select({ id: activityTranslation.activityId }).from(activityTranslation).where(eq(activityTranslation.slug, sign)).limit(1)
  if (!known) return null
  const [row] = await tx.select().from(activity).where(eq(activity.id, known.id))
  if (!row) return null
  const rows = await tx.select().from(activityTranslation).where(eq(activityTranslation.activityId, known.id))
  const { kind, startsAt, endsAt, timeZone, countryIso2, isSample } = row
  const texts = rows.map(({ locale, title, summary, place, body, publishState, publishedAt }): [string, Text] => [
    locale,
    { title, summary, place, body, publishState, publishedAt },
  ])
  return {
    id: row.id,
    cover: row.coverMediaId,
    values: { kind, startsAt, endsAt, timeZone, countryIso2, isSample },
    texts: Object.fromEntries(texts),
  }
}

type Write = { ctx: Ctx; wanted: SaveActivityInput; id: number | null }

async function writeActivity(tx: Tx, { ctx, wanted, id }: Write): Promise<number> {
  const cover = wanted.cover_media_id === undefined ? {} : { coverMediaId: wanted.cover_media_id }
  const values = { ...valuesOf(wanted), ...cover, updatedAt: ctx.ports.clock.now() }
  if (id !== null) {
    await tx.update(activity).set(values).where(eq(activity.id, id))
    return id
  }
  const [row] = await tx.insert(activity).values(values).returning({ id: activity.id })
  if (!row) throw new AppError('internal')
  return row.id
}

type WriteTexts = { ctx: Ctx; wanted: SaveActivityInput; id: number; before: Record<string, Text> }

async function writeTexts(tx: Tx, { ctx, wanted, id, before }: WriteTexts): Promise<void> {
  const after = textsOf(wanted)
  for (const locale of Object.keys(before).filter((code) => !(code in after)))
    await tx.delete(activityTranslation).where(and(eq(activityTranslation.activityId, id), eq(activityTranslation.locale, locale)))
  for (const [locale, text] of Object.entries(after)) {
    if (isDeepStrictEqual(before[locale], text)) continue
    const values = { ...text, slug: wanted.sign, updatedAt: ctx.ports.clock.now() }
    await tx
      .insert(activityTranslation)
      .values({ activityId: id, locale, ...values })
      .onConflictDoUpdate({ target: [activityTranslation.activityId, activityTranslation.locale], set: values })
  }
}
