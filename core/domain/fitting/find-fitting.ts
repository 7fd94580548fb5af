import { and, asc, eq } from 'drizzle-orm'
import type { Brand } from '#contract/brand.ts'
import { AppError } from '#contract/errors.ts'
import type { FittingDetail } from '#contract/fitting.ts'
import { fitting, fittingFit, fittingTranslation } from '#core/db/schema/index.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readFittingMedia } from '#core/domain/media/index.ts'
import { isPublic } from '#core/domain/publishing/index.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { isTextOfLanguage, materialOf } from './fitting-text.ts'
import { listFits } from './list-fits.ts'
import { listRelatedFittings } from './related-fittings.ts'
import { readCards } from './read-cards.ts'

/**
 * Everything that is known of a part in the language of the request: its name falls back to the catalogue's, its other texts to none.
 * `id` is its part number, in any case (R3.2).
 * Throws `not_found` for a part that does not exist or is not published.
 */
export async function findFitting({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<FittingDetail> {
  const [row, brands] = await Promise.all([findRow(ctx, input.id), listBrands({ ctx, input: {} })])
  if (!row) throw new AppError('not_found')
  return { ...(await readRest(ctx, row, brands)), ...factsOf(row) }
}

/** Longer than any part number; an address may hold anything. */
const ID_LENGTH = 60

const COLUMNS = {
  id: fitting.id,
  category: fitting.category,
  hsCode: fitting.hsCode,
  volumeCbm: fitting.volumeCbm,
  updatedAt: fitting.updatedAt,
  /** Texts of the language of the request; none falls back to another. */
  summary: fittingTranslation.summary,
} as const
type Row = Pick<typeof fitting.$inferSelect, Exclude<keyof typeof COLUMNS, 'summary'>> & { summary: string | null; material: string | null }

async function findRow(ctx: Ctx, id: string): Promise<Row | undefined> {
  ctx.reads('fitting')
  const [row] = await ctx.db
    .select({ ...COLUMNS, material: materialOf(ctx) })
    .from(fitting)
    .leftJoin(fittingTranslation, isTextOfLanguage(ctx))
    .where(and(eq(fitting.sku, cleanLine(id, ID_LENGTH).toUpperCase()), isPublic(ctx, 'fitting', fitting)))
  return row
}

async function readRest(ctx: Ctx, row: Row, brands: readonly Brand[]): Promise<Omit<FittingDetail, keyof ReturnType<typeof factsOf>>> {
  const patterns = await readPatterns(ctx, row.id)
  const [cards, fits, related, pictures] = await Promise.all([
    readCards(ctx, [row.id], brands),
    listFits(ctx, patterns, brands),
    listRelatedFittings(ctx, { id: row.id, category: row.category, patterns }),
    readFittingMedia(ctx, row.id),
  ])
  const [card] = cards
  if (!card) throw new AppError('not_found')
  return { ...card, fits, related: await readCards(ctx, related, brands), pictures: pictures.exterior }
}

async function readPatterns({ db, reads }: Ctx, fittingId: number): Promise<string[]> {
  reads('fitting')
  const rows = await db.select({ pattern: fittingFit.pattern }).from(fittingFit).where(eq(fittingFit.fittingId, fittingId)).orderBy(asc(fittingFit.pattern))
  return rows.map((row) => row.pattern)
}

function factsOf(row: Row) {
  return { hs_code: row.hsCode, material: row.material, volume_cbm: row.volumeCbm, updated_at: row.updatedAt.toISOString(), summary: row.summary }
}
