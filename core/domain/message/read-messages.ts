import { asc, inArray } from 'drizzle-orm'
import type { Message, MessageDelivery, MessageFile } from '#contract/message.ts'
import type { Tx } from '#core/db/client.ts'
import { messageFile, whatsappDelivery, type message } from '#core/db/schema/index.ts'
import { readMailsById } from '#core/domain/mail-delivery/index.ts'
import { readPeople } from '#core/domain/staff/index.ts'
import { identityOfMessageId } from './identity.ts'
import { splitQuoted } from './mail/split-quoted.ts'

type Row = typeof message.$inferSelect

/** Messages as staff read them, in the order of their rows. */
export async function toMessages(db: Tx, rows: readonly Row[]): Promise<Message[]> {
  if (rows.length === 0) return []
  const [people, files, mails, whatsapps] = await Promise.all([
    readPeople(
      db,
      rows.map(({ staffId }) => staffId),
    ),
    readFiles(
      db,
      rows.map(({ id }) => id),
    ),
    readMailDeliveries(db, rows),
    readWhatsappDeliveries(db, rows),
  ])
  return rows.map((row) => ({
    id: row.id,
    direction: row.direction,
    channel: row.channel,
    created_at: row.createdAt.toISOString(),
    written_at: row.writtenAt?.toISOString() ?? null,
    staff: people(row.staffId),
    from_name: row.fromName,
    from_address: row.fromAddress,
    to_address: row.toAddress,
    subject: row.subject,
    ...(row.direction === 'in' ? splitQuoted(row.text) : { text: row.text, quoted: '' }),
    locale: row.locale,
    marks: row.marks,
    files: files.get(row.id) ?? [],
    delivery: (row.channel === 'whatsapp' ? whatsapps.get(row.id) : mails.get(row.identity)) ?? null,
  }))
}

async function readFiles(db: Tx, ids: readonly number[]): Promise<Map<number, MessageFile[]>> {
  const rows = await db
    .select()
    .from(messageFile)
    .where(inArray(messageFile.messageId, [...ids]))
    .orderBy(asc(messageFile.messageId), asc(messageFile.position))
  const byMessage = Map.groupBy(rows, ({ messageId }) => messageId)
  const toFile = ({ id, fileName, contentType, byteSize, fault }: (typeof rows)[number]): MessageFile => ({
    id,
    file_name: fileName,
    content_type: contentType,
    byte_size: byteSize,
    fault,
  })
  return new Map([...byMessage].map(([id, own]) => [id, own.map(toFile)]))
}

/** What became of mails of ours, by the identity of their message. */
async function readMailDeliveries(db: Tx, rows: readonly Row[]): Promise<Map<string, MessageDelivery>> {
  const leads = new Set(
    rows.flatMap(({ direction, channel, enquiryId }) => (direction === 'out' && channel === 'mail' && enquiryId !== null ? [enquiryId] : [])),
  )
  const found = await Promise.all([...leads].map((enquiryId) => readMailsById(db, { enquiryId })))
  return new Map(
    found.flatMap((mails) =>
      [...mails].flatMap(([messageId, { id: _id, ...mail }]) => {
        const identity = identityOfMessageId(messageId)
        return identity === null ? [] : [[identity, { ...mail, delivered_at: null, read_at: null }] as const]
      }),
    ),
  )
}

async function readWhatsappDeliveries(db: Tx, rows: readonly Row[]): Promise<Map<number, MessageDelivery>> {
  const ids = rows.flatMap(({ direction, channel, id }) => (direction === 'out' && channel === 'whatsapp' ? [id] : []))
  if (ids.length === 0) return new Map()
  const found = await db.select().from(whatsappDelivery).where(inArray(whatsappDelivery.messageId, ids))
  return new Map(
    found.map(({ messageId, status, error, attempts, createdAt, triedAt, sentAt, deliveredAt, readAt }) => [
      messageId,
      {
        kind: 'whatsapp',
        status,
        trouble: error === null ? null : status === 'failed' ? 'failed' : 'refused',
        attempts,
        error,
        created_at: createdAt.toISOString(),
        tried_at: triedAt?.toISOString() ?? null,
        sent_at: sentAt?.toISOString() ?? null,
        delivered_at: deliveredAt?.toISOString() ?? null,
        read_at: readAt?.toISOString() ?? null,
      },
    ]),
  )
}
