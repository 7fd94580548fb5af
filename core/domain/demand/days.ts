import type { Ctx } from '#core/domain/context.ts'

const DAY_MS = 86_400_000

/** The day (UTC) so many days ago, as `2026-11-24`. */
export function dayOf(ctx: Pick<Ctx, 'ports'>, daysAgo: number): string {
  return new Date(ctx.ports.clock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
}
