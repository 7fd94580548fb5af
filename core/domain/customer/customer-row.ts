import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { CustomerRow } from '#contract/customer.ts'
import type { Tx } from '#core/db/client.ts'
import { country, customer, customerContact, dealerApplication, enquiry } from '#core/db/schema/index.ts'

/** Ids of a customer and of all who are merged into them. */
const GROUP = sql`(select g.id from customer g where g.id = ${customer.id} or g.main_id = ${customer.id})`

const COLUMNS = {
  id: customer.id,
  name: customer.name,
  company: customer.company,
  country_name: customer.countryName,
  country_iso2: country.iso2,
  locale: customer.locale,
  mails: contactsOf('mail'),
  numbers: contactsOf('number'),
  enquiries: sql<number>`(select count(*)::int from ${enquiry} where ${enquiry.customerId} in ${GROUP})`,
  dealers: sql<number>`(select count(*)::int from ${dealerApplication} where ${dealerApplication.customerId} in ${GROUP})`,
  lastAt: customer.lastAt,
  createdAt: customer.createdAt,
  mainId: customer.mainId,
  erasedAt: customer.erasedAt,
}

export type FoundCustomer = CustomerRow & { createdAt: Date; mainId: number | null; erasedAt: Date | null }

/** Customers by id with their contacts and counts, in the order of `ids`; those that there are not are left out. */
export async function selectCustomers(db: Tx, ids: readonly number[]): Promise<FoundCustomer[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(COLUMNS)
    .from(customer)
    .leftJoin(country, eq(country.id, customer.countryId))
    .where(inArray(customer.id, [...ids]))
  const known = new Map(rows.map(({ lastAt, ...row }) => [row.id, { ...row, last_at: lastAt.toISOString() }]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

function contactsOf(kind: 'mail' | 'number'): SQL<string[]> {
  return sql<string[]>`array(select c.value from ${customerContact} c where c.kind = ${kind} and c.customer_id in ${GROUP} order by c.id)`
}

/** A line of the list, without what only the page of the customer needs. */
export function toRow({ createdAt: _createdAt, mainId: _mainId, erasedAt: _erasedAt, ...row }: FoundCustomer): CustomerRow {
  return row
}
