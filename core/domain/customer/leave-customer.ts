import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { customer, customerContact } from '#core/db/schema/index.ts'

/**
 * A thing of this customer was corrected, and its ways to reach them are others now. Ways that nothing of theirs carries any more are not theirs;
 * answers whether nothing at all is left of them, so that the thing may take the customer along.
 */
export async function dropWaysWithoutThing(tx: Tx, customerId: number): Promise<boolean> {
  await tx
    .delete(customerContact)
    .where(
      and(
        eq(customerContact.customerId, customerId),
        sql`not exists (select from enquiry e where e.customer_id = ${customerId} and (lower(e.mail) = ${customerContact.value} or ${customerContact.value} in (e.mobile_e164, e.whatsapp_e164)))`,
        sql`not exists (select from dealer_application d where d.customer_id = ${customerId} and (lower(d.mail) = ${customerContact.value} or ${customerContact.value} in (d.mobile_e164, d.whatsapp_e164)))`,
        sql`not exists (select from member m where m.customer_id = ${customerId})`,
        sql`not exists (select from intent i where i.customer_id = ${customerId})`,
      ),
    )
  const { rows } = await tx.execute(sql`select 1 as one where exists (select from customer_contact where customer_id = ${customerId})
    or exists (select from enquiry where customer_id = ${customerId}) or exists (select from dealer_application where customer_id = ${customerId})
    or exists (select from member where customer_id = ${customerId}) or exists (select from intent where customer_id = ${customerId})`)
  return rows.length === 0
}

/** Takes a customer away who has nothing any more, unless others were merged with them. */
export async function deleteEmpty(tx: Tx, customerId: number): Promise<void> {
  await tx
    .delete(customer)
    .where(
      and(
        eq(customer.id, customerId),
        sql`${customer.mainId} is null and ${customer.erasedAt} is null`,
        sql`not exists (select from customer o where o.main_id = ${customerId})`,
      ),
    )
}
