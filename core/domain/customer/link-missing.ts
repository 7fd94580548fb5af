import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { CUSTOMER_THINGS, type CustomerThing } from '#contract/customer-values.ts'
import { dealerApplication, enquiry, intent, member } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { linkCustomer } from './link-customer.ts'
import { THING_TABLES } from './things.ts'

const AT_ONCE = 500

/** Things that nobody's job has linked: from before there were customers, accounts that were confirmed, intents. */
const MISSING = {
  enquiry: and(isNull(enquiry.customerId), eq(enquiry.isQuarantined, false)),
  dealer: and(isNull(dealerApplication.customerId), eq(dealerApplication.isQuarantined, false)),
  member: and(isNull(member.customerId), isNotNull(member.mailVerifiedAt)),
  intent: and(isNull(intent.customerId), or(isNotNull(intent.mail), isNotNull(intent.mobile))),
} as const

/** Links whatever has no customer yet, oldest first. Answers how many; stops early by `signal` and goes on the next time. */
export async function linkMissing({ ctx, signal }: { ctx: Ctx; signal: AbortSignal }): Promise<number> {
  let count = 0
  for (const thing of CUSTOMER_THINGS) {
    for (let after = 0; ;) {
      const ids = await readIds(ctx, { thing, after })
      for (const id of ids) {
        if (signal.aborted) return count
        await linkCustomer({ ctx, input: { thing, id } })
        count += 1
      }
      if (ids.length < AT_ONCE) break
      after = ids.at(-1) ?? after
    }
  }
  return count
}

async function readIds({ db }: Ctx, { thing, after }: { thing: CustomerThing; after: number }): Promise<number[]> {
  const table = THING_TABLES[thing]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(MISSING[thing], gt(table.id, after)))
    .orderBy(asc(table.id))
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}
