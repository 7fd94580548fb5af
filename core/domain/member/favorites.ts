import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { FAVORITES_MAX, saveFavoritesInputSchema, type MemberFavorite, type SaveFavoritesInput } from '#contract/member.ts'
import type { Tx } from '#core/db/client.ts'
import { brand, car, memberFavorite } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import { lockAccount, readAccount, requireMember } from './account.ts'

/** The models that a member has saved, oldest first; what is no longer shown on the site is left out. Errors: `token_invalid`. */
export async function listFavorites({ ctx }: { ctx: Ctx }): Promise<MemberFavorite[]> {
  const memberId = requireMember(ctx)
  await readAccount(ctx.db, memberId)
  return selectFavorites(ctx.db, memberId)
}

/**
 * Adds models to a member's favourites or replaces them; each model stands once, at most 500 of them, unknown ones are dropped
 * (R11.1). Answers the list. Errors: `token_invalid`.
 */
export async function saveFavorites({ ctx, input }: { ctx: Ctx; input: SaveFavoritesInput }): Promise<MemberFavorite[]> {
  const memberId = requireMember(ctx)
  const { mode, favorites } = readInput(saveFavoritesInputSchema, input)
  return ctx.db.transaction(async (tx) => {
    if ((await lockAccount(tx, memberId)) === null) throw new AppError('token_invalid')
    if (mode === 'replace') await tx.delete(memberFavorite).where(eq(memberFavorite.memberId, memberId))
    const wanted = await keepKnown(
      tx,
      favorites.map((favorite) => favorite.model_sign),
    )
    await addFavorites(tx, memberId, wanted, ctx.ports.clock.now())
    return selectFavorites(tx, memberId)
  })
}

async function addFavorites(tx: Tx, memberId: number, signs: readonly string[], createdAt: Date): Promise<void> {
  const rows = await tx.select({ modelSign: memberFavorite.modelSign }).from(memberFavorite).where(eq(memberFavorite.memberId, memberId))
  const known = new Set(rows.map((row) => row.modelSign))
  const added = signs.filter((sign) => !known.has(sign)).slice(0, Math.max(0, FAVORITES_MAX - known.size))
  if (added.length > 0) await tx.insert(memberFavorite).values(added.map((modelSign) => ({ memberId, modelSign, createdAt })))
}

/** Signs of published models in the order in which they came, each once. */
async function keepKnown(tx: Tx, signs: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(signs)]
  if (wanted.length === 0) return []
  const rows = await tx
    .select({ sign: car.modelSign })
    .from(car)
    .where(and(inArray(car.modelSign, wanted), isShown()))
  const known = new Set(rows.map((row) => row.sign))
  return wanted.filter((sign) => known.has(sign))
}

function selectFavorites(tx: Tx, memberId: number): Promise<MemberFavorite[]> {
  return tx
    .select({
      model_id: car.id,
      model_name: sql<string>`concat_ws(' ', ${car.modelName}, ${car.trim})`,
      model_sign: car.modelSign,
      brand_name: brand.brandName,
      brand_sign: brand.brandSign,
    })
    .from(memberFavorite)
    .innerJoin(car, eq(car.modelSign, memberFavorite.modelSign))
    .innerJoin(brand, eq(brand.id, car.brandId))
    .where(and(eq(memberFavorite.memberId, memberId), isShown(), eq(brand.publishState, 'published')))
    .orderBy(asc(memberFavorite.sequence))
}

function isShown() {
  return eq(car.publishState, 'published')
}
