import { and, desc, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { CustomerPage, ListCustomersInput } from '#contract/customer.ts'
import { country, customer } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import { selectCustomers, toRow } from './customer-row.ts'

/** Fewer digits than this match half of all numbers. */
const FEWEST_DIGITS = 4
const MOST_COUNTED = 1_000

/**
 * A page of customers, who wrote last first. A word is looked for in everything that they wrote and that staff noted of them, without
 * accents and in any script; digits also in their numbers, however they are typed. Permission `enquiry.read`.
 */
export async function listCustomers({ ctx, input }: { ctx: Ctx; input: ListCustomersInput }): Promise<CustomerPage> {
  requirePermission(ctx, 'enquiry.read')
  const where = and(
    isNull(customer.mainId),
    isNull(customer.erasedAt),
    input.country === undefined ? undefined : eq(customer.countryId, sql`(select ${country.id} from ${country} where ${country.iso2} = ${input.country})`),
    input.hinted === true ? IS_HINTED : undefined,
    holdsWord(input.word ?? ''),
  )
  const page = ctx.db
    .select({ id: customer.id })
    .from(customer)
    .where(where)
    .orderBy(desc(customer.lastAt), desc(customer.id))
    .limit(input.page_size)
    .offset((input.page - 1) * input.page_size)
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(customer)
    .where(where)
    .limit(MOST_COUNTED)
    .as('counted')
  const [ids, [total]] = await Promise.all([page, ctx.db.select({ count: sql<number>`count(*)::int` }).from(counted)])
  const rows = await selectCustomers(
    ctx.db,
    ids.map(({ id }) => id),
  )
  return { list: rows.map(toRow), total: total?.count ?? 0 }
}

const IS_HINTED = exists(sql`(select from customer_hint h join customer m on m.id in (h.first_id, h.second_id)
  where h.dismissed_at is null and coalesce(m.main_id, m.id) = ${customer.id})`)

function holdsWord(word: string): SQL | undefined {
  const words = foldText(word)
    .split(' ')
    .filter((part) => part !== '')
  if (words.length === 0) return undefined
  const isWritten = and(...words.map((part) => sql`t.search_text like ${`%${part}%`}`))
  return or(
    sql`${customer.id} in (select coalesce(c.main_id, c.id) from customer_text t join customer c on c.id = t.customer_id where ${isWritten})`,
    hasDigits(foldText(word)),
  )
}

// Numbers are typed with and without blanks, plus and trunk zero: digits are compared with digits.
function hasDigits(folded: string): SQL | undefined {
  if (!/^[\d ]+$/.test(folded)) return undefined
  const digits = folded.replaceAll(' ', '').replace(/^0+/, '')
  if (digits.length < FEWEST_DIGITS) return undefined
  return sql`${customer.id} in (select coalesce(c.main_id, c.id) from customer_contact k join customer c on c.id = k.customer_id
    where k.kind = 'number' and k.value like ${`%${digits}%`})`
}
