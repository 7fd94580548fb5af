import { eq } from 'drizzle-orm'
import { redirect } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Where an old address leads; `target` null means that it is gone for good (410). */
export type Redirect = { target: string | null; status: number }

/** Looks up the path of a page that was not found. Null: nothing is known of it. */
export async function findRedirect({ ctx, input }: { ctx: Ctx; input: { path: string } }): Promise<Redirect | null> {
  ctx.reads('redirect')
  const [row] = await ctx.db.select({ target: redirect.target, status: redirect.status }).from(redirect).where(eq(redirect.source, input.path)).limit(1)
  if (row === undefined) return null
  return row.target === null ? { target: null, status: 410 } : row
}
