import { sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import { saveFittingTextsInputSchema, type SaveFittingTextsInput } from '#contract/fitting-text.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireLanguages, requirePermission } from '#core/domain/permission/index.ts'
import { buildSearchText } from '#core/domain/search-term/index.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'

/**
 * Writes names and materials of parts in one language; the words for a search follow. Texts that are there already stay untouched, their
 * dates included, and summaries are not this verb's. Answers the number that were written. Permission `content.write`. Errors:
 * `forbidden`, `validation_failed` (an unknown language, a part number that no part has).
 */
export async function saveFittingTexts({ ctx, input }: { ctx: Ctx; input: SaveFittingTextsInput }): Promise<number> {
  requirePermission(ctx, 'content.write')
  const { locale, texts } = parse(input)
  requireLanguages(ctx, [{ path: 'locale', locale: locale as Locale }])
  return ctx.db.transaction(async (tx) => {
    await requireParts(tx, Object.keys(texts))
    const written = await writeTexts(tx, ctx, { locale, texts })
    if (written.length === 0) return 0
    await writeAudit(tx, { ctx, action: 'fitting.texts_saved', subjectKind: 'fitting', subjectId: null, detail: { locale, skus: written } })
    await notifyContent(tx, ['fitting'])
    return written.length
  })
}

function parse(input: SaveFittingTextsInput): SaveFittingTextsInput {
  const wanted = readInput(saveFittingTextsInputSchema, input)
  if (!isLocale(wanted.locale)) throw new AppError('validation_failed', { issues: [{ path: 'locale', key: 'unknown_language' }] })
  return wanted
}

async function requireParts(tx: Tx, skus: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ sku: string }>(
    sql`select given.sku from unnest(${sql.param([...skus])}::text[]) as given(sku) where not exists (select from fitting where fitting.sku = given.sku)`,
  )
  if (rows.length > 0) throw new AppError('validation_failed', { issues: rows.map(({ sku }) => ({ path: `texts.${sku}`, key: 'unknown_part' })) })
}

/** One statement for all parts; a row that would stay the same is not touched. Answers the part numbers that were written. */
async function writeTexts(tx: Tx, ctx: Ctx, { locale, texts }: SaveFittingTextsInput): Promise<string[]> {
  const given = Object.entries(texts).map(([sku, { name, material, publish_state }]) => ({
    sku,
    title: name,
    material,
    publish_state,
    search_text: buildSearchText([name, material]),
  }))
  const now = ctx.ports.clock.now().toISOString()
  const { rows } = await tx.execute<{ sku: string }>(sql`
    with given as (
      select fitting.id, given.* from json_to_recordset(${JSON.stringify(given)}::json)
        as given(sku text, title text, material text, publish_state text, search_text text)
      join fitting on fitting.sku = given.sku),
    written as (
      insert into fitting_translation as t (fitting_id, locale, title, material, publish_state, search_text, published_at, updated_at)
      select id, ${locale}, title, material, publish_state, search_text, case when publish_state = 'published' then ${now}::timestamptz end, ${now}::timestamptz
      from given
      on conflict (fitting_id, locale) do update set title = excluded.title, material = excluded.material,
        publish_state = excluded.publish_state, search_text = excluded.search_text,
        published_at = coalesce(t.published_at, excluded.published_at), updated_at = excluded.updated_at
      where (t.title, t.material, t.publish_state, t.search_text)
        is distinct from (excluded.title, excluded.material, excluded.publish_state, excluded.search_text)
      returning t.fitting_id)
    select given.sku from written join given on given.id = written.fitting_id order by given.sku`)
  return rows.map((row) => row.sku)
}
