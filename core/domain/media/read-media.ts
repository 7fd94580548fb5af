import { sql, type SQL } from 'drizzle-orm'
import type { CarDetail, Picture } from '#contract/car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { mediaUrl, toPicture, type PictureRow } from './picture.ts'

type LinkedRow = PictureRow & { owner: string; tab: string; kind: string }

/** First exterior picture of each car that has one, by car id. Texts in the language of the request. */
export function readCoverPictures(ctx: Ctx, carIds: readonly number[]): Promise<Map<number, Picture>> {
  return readFirstPictures(
    ctx,
    sql`
    select distinct on (car_id) car_id as owner, media_id from car_media
    where car_id = any(${sql.param([...carIds])}::bigint[]) and tab = 'exterior' order by car_id, position, media_id`,
  )
}

/** Picture of each brand that has one, by brand id. */
export function readBrandPictures(ctx: Ctx): Promise<Map<number, Picture>> {
  return readFirstPictures(ctx, sql`select distinct on (brand_id) brand_id as owner, media_id from brand_media order by brand_id, position, media_id`)
}

/** All media of a car by the tabs of its page, in their order (specification section 2, car detail). */
export async function readCarMedia(ctx: Ctx, carId: number): Promise<CarDetail['media']> {
  const links = sql`select car_id as owner, media_id, tab, position from car_media where car_id = ${carId}`
  const { rows } = await ctx.db.execute<LinkedRow>(sql`
    with link as (${links})
    select link.tab, ${mediaColumns(ctx)} from link join media on media.id = link.media_id order by link.position, media.id`)
  const picturesOf = (tab: string) => rows.filter((row) => row.tab === tab && row.kind !== 'video').flatMap((row) => toPicture(row) ?? [])
  const videos = rows.filter((row) => row.tab === 'video' && row.kind === 'video')
  return {
    video: videos.map((row) => ({ src: mediaUrl(videoKey(row)), poster: toPicture(withoutVideo(row)) })),
    exterior: picturesOf('exterior'),
    interior: picturesOf('interior'),
  }
}

async function readFirstPictures(ctx: Ctx, links: SQL): Promise<Map<number, Picture>> {
  const { rows } = await ctx.db.execute<LinkedRow>(sql`
    with link as (${links})
    select link.owner, ${mediaColumns(ctx)} from link join media on media.id = link.media_id where media.kind <> 'video'`)
  return new Map(
    rows.flatMap((row): [number, Picture][] => {
      const picture = toPicture(row)
      return picture ? [[Number(row.owner), picture]] : []
    }),
  )
}

function mediaColumns({ locale }: Ctx): SQL {
  return sql`
    media.kind, media.storage_key as key, media.width_px as width, media.height_px as height, media.colour,
    (select alt from media_text where media_text.media_id = media.id and media_text.locale = ${locale}) as alt,
    (select coalesce(json_agg(json_build_object('format', format, 'width', width_px, 'height', height_px, 'key', storage_key)), '[]')
      from media_variant where media_variant.media_id = media.id) as variants`
}

/** The rendition that browsers play, else the original. */
function videoKey(row: PictureRow): string {
  const [largest] = row.variants.filter((variant) => variant.format === 'mp4').toSorted((a, b) => b.width - a.width)
  return largest?.key ?? row.key
}

/** A video's still pictures; the film itself is none. */
function withoutVideo(row: PictureRow): PictureRow {
  return { ...row, width: null, variants: row.variants.filter((variant) => variant.format !== 'mp4') }
}
