import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { ACTIVITY_KINDS } from '#contract/content-values.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { RevisionView } from '#contract/revision.ts'
import { saveStaffActivityInputSchema, type ActivityValue, type StaffActivity } from '#contract/staff-activity.ts'
import type { Tx } from '#core/db/client.ts'
import { activity, activityTranslation } from '#core/db/schema/content.ts'
import { readBody } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { chooseSign, inEachLanguage, requireCover, saveEdited } from '#core/domain/edit/index.ts'
import { readPreviews } from '#core/domain/media/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hashOfWords, notesOf, publishedFieldsOf, withMoments, type Words, writeTexts } from '#core/domain/publishing/index.ts'
import { moveAddress } from '#core/domain/redirect/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts'
import { localTimeOf, momentOf } from '#core/domain/local-time/index.ts'

type Row = typeof activity.$inferSelect
type Text = typeof activityTranslation.$inferSelect

/** An activity as staff edit it. Permission `content.read`. Errors: `forbidden`, `not_found`. */
export async function findStaffActivity({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<StaffActivity> {
  requirePermission(ctx, 'content.read')
  const [row] = await ctx.db.select().from(activity).where(eq(activity.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  const texts = await ctx.db.select().from(activityTranslation).where(eq(activityTranslation.activityId, row.id))
  const previews = await readPreviews(ctx, row.coverMediaId === null ? [] : [row.coverMediaId])
  return {
    id: row.id,
    version: row.version,
    is_sample: row.isSample,
    cover: previews.get(row.coverMediaId ?? 0) ?? null,
    value: valueOf(row, texts),
    languages: notesOf(texts, hashOfEnglish(texts)),
  }
}

/** What was changed of an activity, newest first. Permission `content.read`. */
export async function listActivityRevisions({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'content.read')
  return listRevisions({ ctx, input: { subjectKind: 'activity', subjectId: input.id } })
}

type SaveInput = z.input<typeof saveStaffActivityInputSchema> & { id: number | null }

/**
 * Saves an activity whole with all its languages. A new one gets a sign from its English title, else from its number; another sign leaves the old
 * address leading to the new one. Permission `content.write`. Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`.
 */
export async function saveStaffActivity({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<StaffActivity> {
  requirePermission(ctx, 'content.write')
  const { id: known, ...sent } = input
  const wanted = readInput(saveStaffActivityInputSchema, sent)
  if (known !== null && wanted.value.sign === '') throw new AppError('validation_failed', { issues: [{ path: 'value.sign', key: 'required' }] })
  const now = ctx.ports.clock.now()
  const value = withMoments(wanted.value, now)
  const id = await saveEdited(
    ctx,
    {
      kind: 'activity',
      tags: ['activity'],
      lock: lockActivity,
      write: async (tx, given) => {
        await requireCover(tx, value.cover_media_id)
        return writeActivity(tx, { ...given, now })
      },
    },
    { id: known, version: input.version, value },
  )
  ctx.ports.cache.drop(['activity'])
  return findStaffActivity({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

async function lockActivity(tx: Tx, id: number): Promise<{ version: number; value: ActivityValue } | null> {
  const [row] = await tx.select().from(activity).where(eq(activity.id, id)).for('update')
  if (row === undefined) return null
  const texts = await tx.select().from(activityTranslation).where(eq(activityTranslation.activityId, id))
  return { version: row.version, value: valueOf(row, texts) }
}

function valueOf(row: Row, texts: readonly Text[]): ActivityValue {
  const textIn = (code: Locale) => texts.find(({ locale }) => locale === code)
  return {
    sign: texts.find(({ slug }) => slug !== null)?.slug ?? '',
    kind: ACTIVITY_KINDS.find((kind) => kind === row.kind) ?? 'fair',
    starts: localTimeOf(row.startsAt, row.timeZone),
    ends: localTimeOf(row.endsAt, row.timeZone),
    time_zone: row.timeZone,
    country_iso2: row.countryIso2,
    cover_media_id: row.coverMediaId,
    title: inEachLanguage((code) => textIn(code)?.title ?? ''),
    summary: inEachLanguage((code) => textIn(code)?.summary ?? ''),
    place: inEachLanguage((code) => textIn(code)?.place ?? ''),
    body: inEachLanguage((code) => readBody(textIn(code)?.body ?? null, `activity ${row.id} in ${code}`)),
    ...publishedFieldsOf(texts),
  }
}

type Write = { id: number | null; version: number; value: ActivityValue; before: ActivityValue | null; now: Date }

async function writeActivity(tx: Tx, { id: known, version, value, before, now }: Write): Promise<number> {
  // Signs are given one after another, so that no two get the same.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('activity signs', 0))`)
  const values = {
    kind: value.kind,
    startsAt: momentOf(value.starts, value.time_zone),
    endsAt: momentOf(value.ends, value.time_zone),
    timeZone: value.time_zone,
    countryIso2: value.country_iso2,
    coverMediaId: value.cover_media_id,
    isSample: false,
    version,
    updatedAt: now,
  }
  const [row] =
    known === null
      ? await tx.insert(activity).values(values).returning({ id: activity.id })
      : await tx.update(activity).set(values).where(eq(activity.id, known)).returning({ id: activity.id })
  if (row === undefined) throw new AppError('internal')
  const sign = await chooseSign(tx, {
    id: row.id,
    sign: value.sign,
    title: value.title[DEFAULT_LOCALE],
    owner: activityTranslation.activityId,
    slug: activityTranslation.slug,
    reserved: [],
    fallback: 'event',
  })
  const old = before?.sign ?? ''
  if (old !== '' && old !== sign) await moveAddress(tx, { from: `/activity/${old}`, to: `/activity/${sign}` })
  await writeTexts({
    value,
    before,
    now,
    words: wordsOf,
    remove: (gone) => tx.delete(activityTranslation).where(and(eq(activityTranslation.activityId, row.id), inArray(activityTranslation.locale, gone))),
    write: (locale, columns, origin) => {
      const text = {
        slug: sign,
        title: value.title[locale],
        summary: value.summary[locale],
        place: value.place[locale] === '' ? null : value.place[locale],
        body: value.body[locale] === null ? null : JSON.stringify(value.body[locale]),
        ...columns,
      }
      return tx
        .insert(activityTranslation)
        .values({ activityId: row.id, locale, ...text })
        .onConflictDoUpdate({
          target: [activityTranslation.activityId, activityTranslation.locale],
          set: { sourceHash: sql`coalesce(${activityTranslation.sourceHash}, ${origin})`, ...text },
        })
    },
  })
  return row.id
}

/** What a translation is made from: all words of the text. */
function wordsOf({ title, summary, place, body }: ActivityValue, code: Locale): Words {
  return [title[code], summary[code], place[code], body[code]]
}

/** The same of the stored English. */
export function hashOfEnglish(texts: readonly Text[]): string | null {
  const english = texts.find(({ locale }) => locale === DEFAULT_LOCALE)
  if (english === undefined) return null
  return hashOfWords([english.title, english.summary ?? '', english.place ?? '', readBody(english.body, `activity ${english.activityId} in ${DEFAULT_LOCALE}`)])
}
