import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { PERMISSIONS } from '#contract/staff-values.ts'
import type { Tx } from '#core/db/client.ts'
import { staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { languagesOf, permissionsOf } from './account.ts'

/** What somebody may do, and in which languages (null: in all). */
export type Rights = { permissions: readonly string[]; languages: readonly string[] | null }

/** Throws `forbidden` unless the actor has every one of the rights: nobody gives what they do not have, or takes it from who has more. */
export function requireOwnRights({ actor }: Pick<Ctx, 'actor'>, { permissions, languages }: Rights): void {
  if (actor.kind === 'system') return
  if (actor.kind !== 'staff') throw new AppError('forbidden')
  const own = actor.languages ?? null
  const hasLanguages = own === null || (languages?.every((code) => own.includes(code)) ?? false)
  const isWithin = permissions.every((name) => actor.permissions.includes(name) || !PERMISSIONS.includes(name as never))
  if (!isWithin || !hasLanguages) throw new AppError('forbidden')
}

/** The same for all that a person may do. */
export async function requireRightsOf(tx: Tx, ctx: Ctx, staffId: number): Promise<void> {
  const [row] = await tx.select({ permissions: permissionsOf(), languages: languagesOf() }).from(staff).where(eq(staff.id, staffId))
  if (row !== undefined) requireOwnRights(ctx, row)
}
