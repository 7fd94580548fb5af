import { sql, type SQL } from 'drizzle-orm'
import type { CarDetail, Picture } from '#contract/car.ts'
import type { ContentTag } from '#contract/content-tag.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { MediaTab, MediaOwner } from '#contract/media-values.ts'
import { altTeller } from './alt-text.ts'
import { OWNERS } from './owners.ts'
import { mediaUrl, toPicture, type PictureRow } from './picture.ts'

/** Owners whose data tell what their pictures show. */
type DescribedOwner = Exclude<MediaOwner, 'brand'>

/** `name` and `colour`: of the owner. `place`: in its tab, from 1. */
type LinkedRow = PictureRow & { owner: string; tab: MediaTab; place: number; name: string; colour_of_owner: string | null; poster: PictureRow | null }

/** First exterior picture of each car that has one, by car id. Texts in the language of the request. */
export function readCoverPictures(ctx: Ctx, carIds: readonly number[]): Promise<Map<number, Picture>> {
  return readCovers(
    ctx,
    'car',
    sql`
    select distinct on (car_id) car_id as owner, media_id, tab, 1 as place from car_media
    where car_id = any(${sql.param([...carIds])}::bigint[]) and tab = 'exterior' order by car_id, position, media_id`,
  )
}

/** Picture of each brand that has one, by brand id. */
export function readBrandPictures(ctx: Ctx): Promise<Map<number, Picture>> {
  return readFirstPictures(ctx, 'brand', sql`select distinct on (brand_id) brand_id as owner, media_id from brand_media order by brand_id, position, media_id`)
}

/** Cover of each article that has one, by its id. */
export function readArticlePictures(ctx: Ctx): Promise<Map<number, Picture>> {
  return readFirstPictures(ctx, 'article', sql`select id as owner, cover_media_id as media_id from article where cover_media_id is not null`)
}

/** Cover of each activity that has one, by its id. */
export function readActivityPictures(ctx: Ctx): Promise<Map<number, Picture>> {
  return readFirstPictures(ctx, 'activity', sql`select id as owner, cover_media_id as media_id from activity where cover_media_id is not null`)
}

/** First exterior picture of each part that has one, by part id. */
export function readFittingPictures(ctx: Ctx, fittingIds: readonly number[]): Promise<Map<number, Picture>> {
  return readCovers(
    ctx,
    'fitting',
    sql`
    select distinct on (fitting_id) fitting_id as owner, media_id, tab, 1 as place from fitting_media
    where fitting_id = any(${sql.param([...fittingIds])}::bigint[]) and tab = 'exterior' order by fitting_id, position, media_id`,
  )
}

/** First exterior picture of each used car that has one, by its id. */
export function readUsedCarPictures(ctx: Ctx, usedCarIds: readonly number[]): Promise<Map<number, Picture>> {
  return readCovers(
    ctx,
    'used_car',
    sql`
    select distinct on (used_car_id) used_car_id as owner, media_id, tab, 1 as place from used_car_media
    where used_car_id = any(${sql.param([...usedCarIds])}::bigint[]) and tab = 'exterior' order by used_car_id, position, media_id`,
  )
}

/** Photographs of the outside of cars or used units, by the vehicle's id and in their order; drawings are none. Texts in the language of the request. */
export async function readExteriorPhotographs(ctx: Ctx, kind: 'car' | 'used_car', ids: readonly number[]): Promise<Map<number, Picture[]>> {
  ctx.reads(kind)
  const { links, column, table, name, colour } = OWNERS[kind]
  const { rows } = await ctx.db.execute<LinkedRow>(sql`
    with link as (
      select ${column} as owner, media_id, tab, position, row_number() over (partition by ${column} order by position, media_id)::int as place
      from ${links} where ${column} = any(${sql.param([...ids])}::bigint[]) and tab = 'exterior')
    select link.owner, link.tab, link.place, ${name} as name, ${colour} as colour_of_owner, ${mediaColumns(ctx)}
    from link join media on media.id = link.media_id join ${table} owner on owner.id = link.owner
    where media.kind = 'image' order by link.owner, link.place`)
  const shown = (await withAlts(ctx, kind, rows)).flatMap((row): [number, Picture][] => {
    const picture = toPicture(row)
    return picture === null ? [] : [[Number(row.owner), picture]]
  })
  return new Map([...Map.groupBy(shown, ([owner]) => owner)].map(([owner, pairs]) => [owner, pairs.map(([, picture]) => picture)]))
}

/** All media of a car by the tabs of its page, in their order (R8.4). */
export function readCarMedia(ctx: Ctx, carId: number): Promise<CarDetail['media']> {
  return readTabs(ctx, 'car', sql`select car_id as owner, media_id, tab, position from car_media where car_id = ${carId}`)
}

/** All media of a used car by the tabs of its page, in their order. */
export function readUsedCarMedia(ctx: Ctx, usedCarId: number): Promise<CarDetail['media']> {
  return readTabs(ctx, 'used_car', sql`select used_car_id as owner, media_id, tab, position from used_car_media where used_car_id = ${usedCarId}`)
}

/** All media of a part by tab, in their order. */
export function readFittingMedia(ctx: Ctx, fittingId: number): Promise<CarDetail['media']> {
  return readTabs(ctx, 'fitting', sql`select fitting_id as owner, media_id, tab, position from fitting_media where fitting_id = ${fittingId}`)
}

/** Pictures by their ids, without those that have no rendition yet. `owner`: what shows them. */
export async function readPictures(ctx: Ctx, owner: ContentTag, ids: readonly number[]): Promise<Map<number, Picture>> {
  return readFirstPictures(ctx, owner, sql`select id as owner, id as media_id from media where id = any(${sql.param([...ids])}::bigint[])`)
}

async function readTabs(ctx: Ctx, kind: DescribedOwner, links: SQL): Promise<CarDetail['media']> {
  ctx.reads(kind)
  const { table, name, colour } = OWNERS[kind]
  const { rows } = await ctx.db.execute<LinkedRow>(sql`
    with link as (select *, row_number() over (partition by tab order by position, media_id)::int as place from (${links}) linked)
    select link.tab, link.place, ${name} as name, ${colour} as colour_of_owner, ${mediaColumns(ctx)}
    from link join media on media.id = link.media_id join ${table} owner on owner.id = link.owner order by link.position, media.id`)
  const told = await withAlts(ctx, kind, rows)
  const picturesOf = (tab: string) => told.filter((row) => row.tab === tab && row.kind !== 'video').flatMap((row) => toPicture(row) ?? [])
  const videos = told.filter((row) => row.tab === 'video' && row.kind === 'video')
  return {
    video: videos.map((row) => ({ src: mediaUrl(videoKey(row)), poster: row.poster && toPicture(row.poster) })),
    exterior: picturesOf('exterior'),
    interior: picturesOf('interior'),
    spin: picturesOf('spin'),
  }
}

/** The first picture of each owner, told by the owner where nobody has described it. */
async function readCovers(ctx: Ctx, kind: DescribedOwner, links: SQL): Promise<Map<number, Picture>> {
  ctx.reads(kind)
  const { table, name, colour } = OWNERS[kind]
  const { rows } = await ctx.db.execute<LinkedRow>(sql`
    with link as (${links})
    select link.owner, link.tab, link.place, ${name} as name, ${colour} as colour_of_owner, ${mediaColumns(ctx)}
    from link join media on media.id = link.media_id join ${table} owner on owner.id = link.owner where media.kind <> 'video'`)
  return byOwner(await withAlts(ctx, kind, rows))
}

/** Texts that somebody has written stay. */
async function withAlts(ctx: Ctx, kind: DescribedOwner, rows: readonly LinkedRow[]): Promise<readonly LinkedRow[]> {
  if (rows.every(({ alt }) => alt !== null)) return rows
  const tell = await altTeller(kind, ctx.locale)
  return rows.map((row) => ({ ...row, alt: row.alt ?? tell({ ...row, colour: row.colour_of_owner }) }))
}

async function readFirstPictures(ctx: Ctx, owner: ContentTag, links: SQL): Promise<Map<number, Picture>> {
  ctx.reads(owner)
  const { rows } = await ctx.db.execute<LinkedRow>(sql`
    with link as (${links})
    select link.owner, ${mediaColumns(ctx)} from link join media on media.id = link.media_id where media.kind <> 'video'`)
  return byOwner(rows)
}

function byOwner(rows: readonly LinkedRow[]): Map<number, Picture> {
  return new Map(
    rows.flatMap((row): [number, Picture][] => {
      const picture = toPicture(row)
      return picture ? [[Number(row.owner), picture]] : []
    }),
  )
}

function mediaColumns({ locale }: Ctx): SQL {
  return sql`
    media.kind, media.storage_key as key, media.width_px as width, media.height_px as height, media.colour, ${altOf(sql`media.id`, locale)} as alt,
    ${variantsOf(sql`media.id`)} as variants,
    (select json_build_object('kind', still.kind, 'key', still.storage_key, 'width', still.width_px, 'height', still.height_px, 'colour', still.colour,
        'alt', ${altOf(sql`still.id`, locale)}, 'variants', ${variantsOf(sql`still.id`)})
      from media still where still.id = media.poster_id) as poster`
}

function altOf(mediaId: SQL, locale: string): SQL {
  return sql`(select alt from media_text where media_text.media_id = ${mediaId} and media_text.locale = ${locale})`
}

function variantsOf(mediaId: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('format', format, 'width', width_px, 'height', height_px, 'key', storage_key)), '[]')
    from media_variant where media_variant.media_id = ${mediaId})`
}

/** The rendition that browsers play, else the original. */
function videoKey(row: PictureRow): string {
  const [largest] = row.variants.filter((variant) => variant.format === 'mp4').toSorted((a, b) => b.width - a.width)
  return largest?.key ?? row.key
}
