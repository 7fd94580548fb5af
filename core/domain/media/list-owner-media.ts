import { sql, type SQL } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { MediaOwner } from '#contract/media-values.ts'
import type { MediaOwnerRow, OwnerMedia, StaffMedia } from '#contract/media.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { altTeller } from './alt-text.ts'
import { OWNERS } from './owners.ts'
import { mediaUrl } from './picture.ts'

type OwnerRow = Omit<MediaOwnerRow, 'cover'> & { cover: string | null; colour: string | null }

/** An owner with all its media, tab by tab in their order. Permission `catalogue.read`. Throws `not_found`. */
export async function listOwnerMedia({ ctx, input }: { ctx: Ctx; input: { owner_kind: MediaOwner; owner_id: number } }): Promise<OwnerMedia> {
  requirePermission(ctx, 'catalogue.read')
  const { table, links, column } = OWNERS[input.owner_kind]
  const { rows: owners } = await ctx.db.execute<OwnerRow>(sql`select ${ownerColumns(input.owner_kind)} from ${table} owner where owner.id = ${input.owner_id}`)
  const [owner] = owners
  if (!owner) throw new AppError('not_found')
  const { rows } = await ctx.db.execute<StaffMedia & { key: string }>(sql`
    select media.id::int as id, media.kind, link.tab, link.position, rendition_state as state, content_type, byte_size::int as byte_size, width_px as width,
      height_px as height, colour, poster_id::int as poster_id, file_name, file_language, is_sample, storage_key as key, ${smallestRendition(sql`coalesce(media.poster_id, media.id)`)} as preview,
      (select coalesce(json_object_agg(locale, alt), '{}') from media_text where media_text.media_id = media.id) as alts, media.created_at
    from ${links} link join media on media.id = link.media_id where link.${column} = ${input.owner_id} order by link.tab, link.position, media.id`)
  const tellers = await Promise.all(LOCALE_CODES.map(async (locale) => [locale, await altTeller(input.owner_kind, locale)] as const))
  const { colour, ...told } = owner
  const byTab = Map.groupBy(rows, ({ tab }) => tab)
  return {
    owner: toOwner(told),
    media: rows.map(({ key: _key, created_at: createdAt, ...row }) => {
      const shown = { name: owner.name, colour, tab: row.tab, place: (byTab.get(row.tab)?.findIndex(({ id }) => id === row.id) ?? 0) + 1 }
      return {
        ...row,
        created_at: new Date(createdAt).toISOString(),
        preview: row.preview && mediaUrl(row.preview),
        made_alts: Object.fromEntries(tellers.map(([locale, tell]) => [locale, tell(shown) ?? ''])),
      }
    }),
  }
}

function ownerColumns(kind: MediaOwner): SQL {
  const { links, column, sign, name, colour } = OWNERS[kind]
  return sql`owner.id::int as id, ${sign} as sign, ${name} as name, ${colour} as colour,
    (select count(*)::int from ${links} link where link.${column} = owner.id) as count,
    (select ${smallestRendition(sql`link.media_id`)} from ${links} link where link.${column} = owner.id and link.tab = 'exterior'
      order by link.position, link.media_id limit 1) as cover`
}

function smallestRendition(mediaId: SQL): SQL {
  return sql`(select storage_key from media_variant where media_variant.media_id = ${mediaId} and format = 'webp' order by width_px limit 1)`
}

function toOwner(row: Omit<OwnerRow, 'colour'>): MediaOwnerRow {
  return { ...row, cover: row.cover && mediaUrl(row.cover) }
}
