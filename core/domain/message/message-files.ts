import { count, eq } from 'drizzle-orm'
import { AppError, isAppError } from '#contract/errors.ts'
import { LEAD_LIMITS, MESSAGE_FILE_TYPES, MESSAGE_LIMITS, type MessageFileFault, type MessageFileType } from '#contract/message-values.ts'
import type { Tx } from '#core/db/client.ts'
import { message, messageFile } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { newFileKey, type FileToKeep } from '#core/domain/stored-file/index.ts'
import { cleanName, documentType } from '#core/domain/upload/index.ts'
import type { IncomingFile } from '#core/ports/files/port.ts'
import type { MailFile } from './mail/read-mail.ts'

/** A file as it came: with what keeps it, or with what is wrong with it. */
export type ReceivedFile = { fileName: string; byteSize: number } & (
  | { fault: null; contentType: MessageFileType; incoming: IncomingFile; storageKey: string }
  | { fault: MessageFileFault; contentType: null }
)

/**
 * Takes the files of a message into the store's waiting room, each judged by its content. Of a mail that is not whole they are named alone: nobody can tell
 * which of them is. Whoever has them keeps or discards every one.
 */
export async function receiveFiles(ctx: Ctx, files: readonly MailFile[], { isWhole }: { isWhole: boolean }): Promise<ReceivedFile[]> {
  if (!isWhole)
    return files
      .slice(0, MESSAGE_LIMITS.files * 2)
      .map(({ name, content }) => ({ fileName: cleanName(name), byteSize: content.byteLength, fault: 'cut', contentType: null }))
  const received: ReceivedFile[] = []
  for (const [index, file] of files.slice(0, MESSAGE_LIMITS.files * 2).entries()) received.push(await receiveOne(ctx, file, index >= MESSAGE_LIMITS.files))
  return received
}

async function receiveOne(ctx: Ctx, { name, content }: MailFile, isTooMany: boolean): Promise<ReceivedFile> {
  const told = { fileName: cleanName(name), byteSize: content.byteLength }
  const refused = (fault: MessageFileFault): ReceivedFile => ({ ...told, fault, contentType: null })
  if (isTooMany) return refused('too_many')
  if (content.byteLength === 0) return refused('empty')
  if (content.byteLength > MESSAGE_LIMITS.fileBytes) return refused('too_large')
  const incoming = await receive(ctx, content)
  if (incoming === null) return refused('no_room')
  const contentType = await documentType(incoming.path, told.fileName, MESSAGE_FILE_TYPES)
  if (contentType !== null) return { ...told, fault: null, contentType, incoming, storageKey: newFileKey('message', MESSAGE_FILE_TYPES[contentType][0]) }
  await incoming.discard()
  return refused('type_refused')
}

async function receive({ ports }: Ctx, content: Uint8Array): Promise<IncomingFile | null> {
  async function* once() {
    yield content
  }
  return ports.files.receive(once(), { maxBytes: MESSAGE_LIMITS.fileBytes }).catch((error: unknown) => {
    if (isAppError(error) && error.key === 'storage_full') return null
    throw error
  })
}

/** Those to put into the store before the rows are written. */
export function filesToKeep(files: readonly ReceivedFile[]): FileToKeep[] {
  return files.flatMap((file) => (file.fault === null ? [file] : []))
}

/** Writes the rows of the files of a message. Answers the keys that they name: none of what a lead has had too many of. */
export async function insertFiles(
  tx: Tx,
  { messageId, enquiryId, files }: { messageId: number; enquiryId: number | null; files: readonly ReceivedFile[] },
): Promise<string[]> {
  if (files.length === 0) return []
  const had = enquiryId === null ? 0 : await countFiles(tx, enquiryId)
  const rows = files.map((file, position) => {
    const told = { messageId, position, fileName: file.fileName, byteSize: file.byteSize }
    if (file.fault !== null) return { ...told, fault: file.fault }
    if (had + position >= LEAD_LIMITS.files) return { ...told, fault: 'too_many' as const }
    return { ...told, contentType: file.contentType, storageKey: file.storageKey }
  })
  await tx.insert(messageFile).values(rows)
  return rows.flatMap((row) => ('storageKey' in row ? [row.storageKey] : []))
}

/** Throws `validation_failed` (`files: too_many`) where a lead has no room for so many more. */
export async function requireFileRoom(tx: Tx, enquiryId: number, more: number): Promise<void> {
  if (more > 0 && (await countFiles(tx, enquiryId)) + more > LEAD_LIMITS.files)
    throw new AppError('validation_failed', { issues: [{ path: 'files', key: 'too_many' }] })
}

async function countFiles(tx: Tx, enquiryId: number): Promise<number> {
  const [row] = await tx
    .select({ had: count() })
    .from(messageFile)
    .innerJoin(message, eq(message.id, messageFile.messageId))
    .where(eq(message.enquiryId, enquiryId))
  return row?.had ?? 0
}
