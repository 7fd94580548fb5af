import { sql } from 'drizzle-orm'
import type { MediaPlace } from '#contract/media.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Widths of a picture on a page, px; frames of a turn are many and are shown small. */
export const PICTURE_WIDTHS = [480, 800, 1280] as const
export const SPIN_WIDTHS = [480, 800] as const

/** A job about this medium, in the transaction of the caller. */
export function sendRenditionJob(tx: Tx, { ports }: Pick<Ctx, 'ports'>, mediaId: number): Promise<void> {
  return ports.jobs.send(tx, 'media-renditions', { mediaId })
}

/** A frame of a turn that becomes a picture of its own needs the large widths too. */
export async function wantRenditions(tx: Tx, ctx: Ctx, mediaId: number, { tab }: Pick<MediaPlace, 'tab'>): Promise<void> {
  if (tab === 'spin') return
  const { rows } = await tx.execute(sql`
    update media set rendition_state = 'shown' where id = ${mediaId} and kind = 'image' and rendition_state = 'done'
      and least(width_px, ${Math.max(...PICTURE_WIDTHS)}) > (select max(width_px) from media_variant where media_id = media.id) * 1.15
    returning id`)
  if (rows.length > 0) await sendRenditionJob(tx, ctx, mediaId)
}
