import { asc, inArray } from 'drizzle-orm'
import type { MailDelivery } from '#contract/mail-delivery.ts'
import type { Message, MessageFile } from '#contract/message.ts'
import type { Tx } from '#core/db/client.ts'
import { messageFile, type message } from '#core/db/schema/index.ts'
import { readMailsById } from '#core/domain/mail-delivery/index.ts'
import { readPeople } from '#core/domain/staff/index.ts'
import { identityOfMessageId } from './identity.ts'
import { splitQuoted } from './mail/split-quoted.ts'

type Row = typeof message.$inferSelect

/** Messages as staff read them, in the order of their rows. */
export async function toMessages(db: Tx, rows: readonly Row[]): Promise<Message[]> {
  if (rows.length === 0) return []
  const [people, files, deliveries] = await Promise.all([
    readPeople(
      db,
      rows.map(({ staffId }) => staffId),
    ),
    readFiles(
      db,
      rows.map(({ id }) => id),
    ),
    readDeliveries(db, rows),
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
    delivery: deliveries.get(row.identity) ?? null,
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
async function readDeliveries(db: Tx, rows: readonly Row[]): Promise<Map<string, MailDelivery>> {
  const leads = new Set(rows.flatMap(({ direction, enquiryId }) => (direction === 'out' && enquiryId !== null ? [enquiryId] : [])))
  const found = await Promise.all([...leads].map((enquiryId) => readMailsById(db, { enquiryId })))
  return new Map(
    found.flatMap((mails) =>
      [...mails].flatMap(([messageId, mail]) => {
        const identity = identityOfMessageId(messageId)
        return identity === null ? [] : [[identity, mail] as const]
      }),
    ),
  )
}
