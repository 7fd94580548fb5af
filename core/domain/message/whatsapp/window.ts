import { and, eq, inArray, sql } from 'drizzle-orm'
import { WHATSAPP_WINDOW_HOURS } from '#contract/whatsapp-values.ts'
import type { Tx } from '#core/db/client.ts'
import { message } from '#core/db/schema/index.ts'
import { spellingsOf } from './numbers.ts'

/**
 * Until when a number can be written to in free words: 24 hours from the newest message that came from it, by its own time, on whatever lead it stands.
 * Null where that is over.
 */
export async function windowEnd(db: Tx, { number, now }: { number: string; now: Date }): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<Date | null>`max(least(coalesce(${message.writtenAt}, ${message.createdAt}), ${message.createdAt}))`.mapWith(message.createdAt) })
    .from(message)
    .where(and(eq(message.channel, 'whatsapp'), eq(message.direction, 'in'), inArray(message.fromAddress, spellingsOf(number))))
  if (!row?.at) return null
  const end = new Date(row.at.getTime() + WHATSAPP_WINDOW_HOURS * 3_600_000)
  return end > now ? end : null
}
