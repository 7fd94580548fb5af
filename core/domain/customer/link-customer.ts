import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ContactKind, CustomerThing } from '#contract/customer-values.ts'
import type { Tx } from '#core/db/client.ts'
import { customer, customerContact, customerText } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import { joinCustomers, mainOf } from './join-customers.ts'
import { deleteEmpty, dropWaysWithoutThing } from './leave-customer.ts'
import { suggestMerge, suggestNamesakes } from './suggest-merge.ts'
import { READ_SENDER, THING_TABLES, type Sender } from './things.ts'

type Contact = { kind: ContactKind; value: string }

/**
 * Finds whose a thing is, by mail address first and then by number, or makes a new customer of its sender; and keeps what was written in
 * it for the staff's search. A new address with a number that is known joins who has that number, which staff can undo; where both are
 * known of two customers, that they may be one is suggested. What is in quarantine, anonymous or gone is passed over. May run
 * twice. `from`: whose it was before somebody corrected who sent it; they lose what nothing of theirs says any more, and go along where the
 * sender is new and nothing else was theirs.
 */
export async function linkCustomer({ ctx, input }: { ctx: Ctx; input: { thing: CustomerThing; id: number; from?: number } }): Promise<void> {
  const { thing, id, from = null } = input
  await ctx.db.transaction(async (tx) => {
    const sender = await READ_SENDER[thing](tx, id)
    if (sender === null) return
    const isEmpty = from !== null && sender.customerId !== from && (await dropWaysWithoutThing(tx, from))
    const customerId = sender.customerId ?? (await findOrMake(tx, ctx, sender, isEmpty ? from : null))
    if (sender.customerId === null) {
      const table = THING_TABLES[thing]
      await tx.update(table).set({ customerId }).where(eq(table.id, id))
    }
    if (sender.customerId === null || from !== null) await noteSeen(tx, { customerId, sender })
    if (isEmpty && from !== customerId) await deleteEmpty(tx, from)
    const searchText = foldText([sender.name, sender.company, sender.mail, ...sender.texts].filter((text) => text !== null && text !== '').join(' '))
    await tx
      .insert(customerText)
      .values({ customerId, thing, thingId: id, searchText })
      .onConflictDoUpdate({ target: [customerText.thing, customerText.thingId], set: { customerId, searchText } })
  })
}

/** `own`: a customer who may be taken along where nobody has this address or number. */
async function findOrMake(tx: Tx, ctx: Ctx, sender: Sender, own: number | null): Promise<number> {
  const contacts = contactsOf(sender)
  // Two things of one sender at once follow one another; in one order, so that none waits for the other for ever.
  for (const { value } of contacts) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer:${value}`}, 0))`)
  const owners = await ownersOf(tx, contacts)
  const mail = contacts.find(({ kind }) => kind === 'mail')
  const numbers = contacts.filter(({ kind }) => kind === 'number').flatMap(({ value }) => owners.get(value) ?? [])
  const found = mail === undefined ? numbers[0] : owners.get(mail.value)
  const isFree = own !== null && owners.size === 0 && (await tx.$count(customer, eq(customer.id, own))) > 0
  const id = found ?? (isFree ? own : await insertCustomer(tx, sender))
  const missing = contacts.filter(({ value }) => !owners.has(value))
  if (missing.length > 0) await tx.insert(customerContact).values(missing.map((contact) => ({ ...contact, customerId: id })))
  for (const owner of numbers) await meetOwner(tx, ctx, { id, owner, isNew: found === undefined })
  if (found === undefined && !isFree) await suggestNamesakes(tx, { id: await mainOf(tx, id), sender })
  return id
}

/** Somebody new with a number that is known is that person; of two that are known it is said. */
async function meetOwner(tx: Tx, ctx: Ctx, { id, owner, isNew }: { id: number; owner: number; isNew: boolean }): Promise<void> {
  const [mine, theirs] = [await mainOf(tx, id), await mainOf(tx, owner)]
  if (mine === theirs) return
  if (isNew && mine === id) await joinCustomers(tx, ctx, { keptId: theirs, goneId: id, reason: 'number', staffId: null })
  else await suggestMerge(tx, { ids: [mine, theirs], reason: 'number' })
}

function contactsOf({ mail, numbers }: Sender): Contact[] {
  const address = mail.trim().toLowerCase()
  const contacts: Contact[] = [...new Set(numbers)].toSorted().map((value) => ({ kind: 'number', value }))
  return address.includes('@') ? [{ kind: 'mail', value: address }, ...contacts] : contacts
}

async function ownersOf(tx: Tx, contacts: readonly Contact[]): Promise<Map<string, number>> {
  if (contacts.length === 0) return new Map()
  const rows = await tx
    .select({ value: customerContact.value, customerId: customerContact.customerId })
    .from(customerContact)
    .where(
      and(
        inArray(customerContact.kind, ['mail', 'number']),
        inArray(
          customerContact.value,
          contacts.map(({ value }) => value),
        ),
      ),
    )
  return new Map(rows.map(({ value, customerId }) => [value, customerId]))
}

async function insertCustomer(tx: Tx, { name, company, countryId, countryName, locale, at }: Sender): Promise<number> {
  const [row] = await tx
    .insert(customer)
    .values({ name, foldedName: foldText(name), company, countryId, countryName, locale, seenAt: at, lastAt: at })
    .returning({ id: customer.id })
  if (row === undefined) throw new Error('insert into customer returned no row')
  return row.id
}

/** The newest name, company, country and language count, where they were given. */
async function noteSeen(tx: Tx, { customerId, sender }: { customerId: number; sender: Sender }): Promise<void> {
  const { name, company, countryId, countryName, locale, at } = sender
  const given = {
    ...(name === '' ? {} : { name, foldedName: foldText(name) }),
    ...(company === null ? {} : { company }),
    ...(countryName === '' ? {} : { countryId, countryName }),
  }
  await tx
    .update(customer)
    .set({ ...given, locale, seenAt: at })
    .where(and(eq(customer.id, customerId), sql`${customer.seenAt} <= ${at.toISOString()}`))
  await tx
    .update(customer)
    .set({ lastAt: at })
    .where(and(eq(customer.id, await mainOf(tx, customerId)), sql`${customer.lastAt} < ${at.toISOString()}`))
}
