import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { alert } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readCode, readCodeKey } from './code.ts'

/** What the holder of a code may do something with. */
export type OwnAlert = Pick<typeof alert.$inferSelect, 'id' | 'mail' | 'kind' | 'query' | 'label' | 'confirmedAt' | 'endsAt'>

/** What names the alert of a code. Throws `not_found` for a code that nobody was given. */
export async function requireMark(ctx: Ctx, code: string): Promise<Buffer> {
  const mark = readCode(await readCodeKey(ctx), code)
  if (mark === null) throw new AppError('not_found')
  return mark
}

/** The alert of a mark; null where it has ended. `isLocked`: nobody changes it until the transaction is over. */
export async function readOwn(tx: Tx, mark: Buffer, { now, isLocked = false }: { now: Date; isLocked?: boolean }): Promise<OwnAlert | null> {
  const query = tx
    .select({
      id: alert.id,
      mail: alert.mail,
      kind: alert.kind,
      query: alert.query,
      label: alert.label,
      confirmedAt: alert.confirmedAt,
      endsAt: alert.endsAt,
    })
    .from(alert)
    .where(eq(alert.mark, mark))
  const [row] = await (isLocked ? query.for('update') : query)
  return row === undefined || row.endsAt <= now ? null : row
}
