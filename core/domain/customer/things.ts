import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { CustomerThing } from '#contract/customer-values.ts'
import type { Tx } from '#core/db/client.ts'
import { country, dealerApplication, dealerApplicationEvent, enquiry, enquiryEvent, enquiryItem, intent, member, message } from '#core/db/schema/index.ts'
import { toE164 } from '#core/domain/enquiry/index.ts'

/** Who sent a thing, as far as it says so, and everything that was written in it and about it. */
export type Sender = {
  customerId: number | null
  name: string
  company: string | null
  mail: string
  /** E.164, without those that cannot be read. */
  numbers: readonly string[]
  countryId: number | null
  countryName: string
  locale: string
  at: Date
  texts: readonly (string | null)[]
}

type ReadSender = (tx: Tx, id: number) => Promise<Sender | null>

/** Events of an enquiry that have a text of somebody's own. */
const TOLD = ['note_added', 'answered', 'not_reached', 'buyer_wrote', 'status_changed', 'loss_corrected'] as const

const readEnquiry: ReadSender = async (tx, id) => {
  const [row] = await tx
    .select()
    .from(enquiry)
    .where(and(eq(enquiry.id, id), eq(enquiry.isQuarantined, false)))
    .for('update')
  if (row === undefined) return null
  const [items, notes, messages, entered] = await Promise.all([
    tx.select({ sign: enquiryItem.sign, name: enquiryItem.name, note: enquiryItem.note }).from(enquiryItem).where(eq(enquiryItem.enquiryId, id)),
    tx
      .select({ text: sql<string | null>`${enquiryEvent.detail}->>'text'` })
      .from(enquiryEvent)
      .where(and(eq(enquiryEvent.enquiryId, id), inArray(enquiryEvent.kind, [...TOLD]))),
    tx.select({ subject: message.subject, text: message.text }).from(message).where(eq(message.enquiryId, id)),
    // What the list was called that it stood in.
    tx
      .select({ list: sql<string | null>`${enquiryEvent.detail}->>'list'` })
      .from(enquiryEvent)
      .where(and(eq(enquiryEvent.enquiryId, id), eq(enquiryEvent.kind, 'entered'))),
  ])
  return {
    ...row,
    numbers: [row.mobileE164, row.whatsappE164].filter((number) => number !== null),
    at: row.createdAt,
    texts: [
      row.reference,
      row.mobile,
      row.whatsapp,
      row.remark,
      row.vin,
      row.destinationPort,
      row.brandName,
      row.carModelName,
      ...items.flatMap(({ sign, name, note }) => [sign, name, note]),
      ...notes.map(({ text }) => text),
      ...messages.flatMap(({ subject, text }) => [subject, text]),
      ...entered.map(({ list }) => list),
    ],
  }
}

const readDealer: ReadSender = async (tx, id) => {
  const [row] = await tx
    .select()
    .from(dealerApplication)
    .where(and(eq(dealerApplication.id, id), eq(dealerApplication.isQuarantined, false)))
    .for('update')
  if (row === undefined) return null
  const notes = await tx
    .select({ text: sql<string | null>`${dealerApplicationEvent.detail}->>'text'` })
    .from(dealerApplicationEvent)
    .where(and(eq(dealerApplicationEvent.dealerApplicationId, id), eq(dealerApplicationEvent.kind, 'note_added')))
  return {
    ...row,
    numbers: [row.mobileE164, row.whatsappE164].filter((number) => number !== null),
    at: row.createdAt,
    texts: [row.reference, row.mobile, row.whatsapp, row.territory, row.brands, row.remark, ...notes.map(({ text }) => text)],
  }
}

// Whoever registers may type any address: it is theirs once it is confirmed.
const readMember: ReadSender = async (tx, id) => {
  const [found] = await tx
    .select({ row: member, countryIso2: country.iso2 })
    .from(member)
    .leftJoin(country, eq(country.id, member.countryId))
    .where(and(eq(member.id, id), isNotNull(member.mailVerifiedAt)))
    .for('update', { of: member })
  if (found === undefined) return null
  const { row, countryIso2 } = found
  return {
    ...row,
    company: null,
    numbers: [row.mobileE164, row.whatsappE164].filter((number) => number !== null),
    countryName: countryIso2 ?? '',
    at: row.createdAt,
    texts: [row.mobile, row.whatsapp],
  }
}

const readIntent: ReadSender = async (tx, id) => {
  const [row] = await tx
    .select()
    .from(intent)
    .where(and(eq(intent.id, id), or(isNotNull(intent.mail), isNotNull(intent.mobile))))
    .for('update')
  if (row === undefined) return null
  const number = toE164(row.mobile ?? '', null)
  return {
    ...row,
    name: row.name ?? '',
    mail: row.mail ?? '',
    company: null,
    numbers: number === null ? [] : [number],
    countryId: null,
    countryName: '',
    at: row.createdAt,
    texts: [row.mobile, row.brandName, row.carModelName],
  }
}

export const READ_SENDER: Readonly<Record<CustomerThing, ReadSender>> = { enquiry: readEnquiry, dealer: readDealer, member: readMember, intent: readIntent }

/** Tables of the things, each with `customerId`. */
export const THING_TABLES = { enquiry, dealer: dealerApplication, member, intent } as const satisfies Record<CustomerThing, unknown>
