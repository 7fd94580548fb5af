import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { isAppError } from '#contract/errors.ts'
import { notifyContent } from '#core/db/notify.ts'
import { media, mediaVariant } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import type { Rendition, RenditionFormat } from '#core/ports/pictures/port.ts'
import { tagsShowing } from './describe-media.ts'
import { renditionKey } from './keys.ts'
import { ALL_LINKS } from './owners.ts'
import { PICTURE_WIDTHS, sendRenditionJob, SPIN_WIDTHS } from './want-renditions.ts'

export type RenderPendingInput = {
  /** No new picture is begun after this time, ms. */
  budgetMs: number
  signal?: AbortSignal
}

type Wanting = { id: number; sha256: string; key: string; width: number; height: number; state: 'pending' | 'shown'; isSpin: boolean }

/** Share of its working time that this rests, so that requests have the processor in between. */
const REST = 0.25

/**
 * Makes renditions that are wanting, one picture at a time: first a WebP of everything, covers before others and frames of turns last, then AVIF.
 * Tells the caches once at the end; what the time did not reach is left to another job. Safe to repeat and from several processes.
 * For the system. Answers how many pictures were worked on and how many cannot be read.
 */
export async function renderPending({ ctx, input }: { ctx: Ctx; input: RenderPendingInput }): Promise<{ rendered: number; failed: number; left: boolean }> {
  requirePermission(ctx, 'catalogue.write')
  const started = performance.now()
  const touched: number[] = []
  // One picture at least, so that every run gets on.
  const isOver = () => input.signal?.aborted === true || (touched.length > 0 && performance.now() - started > input.budgetMs)
  let failed = 0
  let next = await findNext(ctx)
  try {
    for (; next !== null && !isOver(); next = await findNext(ctx)) {
      const begun = performance.now()
      if (!(await renderOne(ctx, next))) failed += 1
      touched.push(next.id)
      await wait((performance.now() - begun) * REST)
    }
  } finally {
    await finish(ctx, touched, next)
  }
  return { rendered: touched.length - failed, failed, left: next !== null }
}

async function finish(ctx: Ctx, touched: readonly number[], next: Wanting | null): Promise<void> {
  if (touched.length === 0) return
  await ctx.db.transaction(async (tx) => {
    if (next !== null) await sendRenditionJob(tx, ctx, next.id)
    await notifyContent(tx, await tagsShowing(tx, touched))
  })
}

async function findNext({ db }: Ctx): Promise<Wanting | null> {
  const { rows } = await db.execute<{ [Name in keyof Wanting]: Wanting[Name] }>(sql`
    select media.id::int as id, sha256, storage_key as key, width_px as width, height_px as height, rendition_state as state,
      coalesce(use.is_spin, false) as "isSpin"
    from media left join lateral (
      select bool_and(link.tab = 'spin') as is_spin, bool_or(link.tab = 'exterior' and link.position = 0) as is_cover
      from (${ALL_LINKS}) link where link.media_id = media.id) use on true
    where kind = 'image' and rendition_state in ('pending', 'shown')
    order by rendition_state, coalesce(use.is_cover, false) desc, coalesce(use.is_spin, false), media.id limit 1`)
  return rows[0] ?? null
}

/** False where the original cannot be read, which is remembered. Anything else that fails is thrown, and tried again by the job. */
async function renderOne(ctx: Ctx, wanting: Wanting): Promise<boolean> {
  const formats: RenditionFormat[] = wanting.state === 'pending' ? ['webp'] : ['webp', 'avif']
  try {
    for (const format of formats) await renderFormat(ctx, wanting, format)
  } catch (error) {
    if (!isAppError(error) || error.key !== 'media_unreadable') throw error
    await ctx.db.update(media).set({ renditionState: 'failed' }).where(eq(media.id, wanting.id))
    return false
  }
  const state = wanting.state === 'pending' ? 'shown' : 'done'
  await ctx.db.update(media).set({ renditionState: state }).where(eq(media.id, wanting.id))
  return true
}

async function renderFormat({ db, ports }: Ctx, wanting: Wanting, format: RenditionFormat): Promise<void> {
  const widths = wanting.isSpin ? SPIN_WIDTHS : PICTURE_WIDTHS
  const made = await db
    .select({ width: mediaVariant.widthPx })
    .from(mediaVariant)
    .where(sql`${mediaVariant.mediaId} = ${wanting.id} and format = ${format}`)
  const widest = Math.max(0, ...made.map(({ width }) => width))
  if (widest * 1.15 > Math.min(wanting.width, Math.max(...widths))) return
  const renditions = await ports.pictures.render({ ...wanting, widths, format, open: () => ports.files.read(wanting.key) })
  for (const rendition of renditions) await ports.files.write(keyOf(wanting, rendition), rendition.bytes, `image/${format}`)
  await db
    .insert(mediaVariant)
    .values(
      renditions.map((rendition) => ({
        mediaId: wanting.id,
        format,
        widthPx: rendition.width,
        heightPx: rendition.height,
        byteSize: rendition.bytes.byteLength,
        storageKey: keyOf(wanting, rendition),
      })),
    )
    .onConflictDoNothing()
}

function keyOf({ key }: Wanting, { width, format }: Rendition): string {
  return renditionKey(key, width, format)
}
