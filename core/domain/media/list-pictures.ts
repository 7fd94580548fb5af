import { sql } from 'drizzle-orm'
import type { ListPicturesInput, PicturePage } from '#contract/media.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { mediaUrl } from './picture.ts'

const SMALLEST = sql`(select storage_key from media_variant where media_variant.media_id = media.id and format = 'webp' order by width_px limit 1)`

/** Pictures of the store, newest first; `word` is met by an alternative text in any language. Frames of a turn are left out. Permission `catalogue.read`. */
export async function listPictures({ ctx, input }: { ctx: Ctx; input: ListPicturesInput }): Promise<PicturePage> {
  requirePermission(ctx, 'catalogue.read')
  const pattern = `%${(input.word ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const where = sql`media.kind = 'image' and rendition_state <> 'failed'
    and not exists (select 1 from car_media where car_media.media_id = media.id and tab = 'spin')
    ${input.word ? sql`and exists (select 1 from media_text where media_text.media_id = media.id and alt ilike ${pattern})` : sql``}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    ctx.db.execute<{ id: number; key: string | null; alt: string | null }>(sql`
      select media.id::int as id, ${SMALLEST} as key,
        (select alt from media_text where media_text.media_id = media.id order by locale = ${ctx.locale} desc, locale = 'en' desc limit 1) as alt
      from media where ${where} order by media.id desc limit ${input.page_size} offset ${(input.page - 1) * input.page_size}`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total from media where ${where}`),
  ])
  return { list: rows.map(({ id, key, alt }) => ({ id, alt: alt ?? '', preview: key && mediaUrl(key) })), total: counted[0]?.total ?? 0 }
}

/** Address of a small rendition of each picture that has one, by its id. */
export async function readPreviews({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; key: string | null }>(
    sql`select media.id::int as id, ${SMALLEST} as key from media where id = any(${sql.param([...ids])}::bigint[])`,
  )
  return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[id, mediaUrl(key)] as const])))
}
