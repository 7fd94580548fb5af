import { and, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { dealerApplication, enquiry, intent, member } from '#core/db/schema/index.ts'

type Things = typeof enquiry | typeof dealerApplication | typeof member | typeof intent

/**
 * What a person has a right to see and to have erased: the things of their customers, and those under their addresses that belong to
 * nobody, because they lie in quarantine, were never confirmed or have just come.
 */
export function isTheirs(table: Things, { ids, mails }: { ids: readonly number[]; mails: readonly string[] }): SQL | undefined {
  const isLinked = inArray(table.customerId, [...ids])
  return mails.length === 0 ? isLinked : or(isLinked, and(isNull(table.customerId), inArray(sql`lower(${table.mail})`, [...mails])))
}
