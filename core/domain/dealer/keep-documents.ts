import { AppError } from '#contract/errors.ts'
import { DOCUMENT_TYPES, type DocumentType } from '#contract/dealer-values.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerDocument } from '#core/db/schema/index.ts'
import { newFileKey, type FileToKeep } from '#core/domain/stored-file/index.ts'
import type { ReceivedDocument } from '#core/domain/upload/index.ts'
import type { IncomingFile } from '#core/ports/files/port.ts'

/** Throws `documents_refused` with an issue for each document that something is wrong with (`documents.0`, counted from 0). */
export function requireGoodDocuments(documents: readonly ReceivedDocument[]): void {
  const issues = documents.flatMap(({ fault }, index) => (fault === null || fault === 'no_room' ? [] : [{ path: `documents.${index}`, key: fault }]))
  if (issues.length > 0) throw new AppError('documents_refused', { issues })
}

/** True where the disk had no room for one of them while it arrived. */
export function lackedRoom(documents: readonly ReceivedDocument[]): boolean {
  return documents.some(({ fault }) => fault === 'no_room')
}

/** Contents of the documents, for telling two sendings apart. */
export function contentsOf(documents: readonly Pick<ReceivedDocument, 'incoming'>[]): string[] {
  return documents.flatMap(({ incoming }) => (incoming === null ? [] : [incoming.sha256]))
}

/** A document that is taken, with the key under which its file is kept. */
export type OfferedDocument = FileToKeep & { fileName: string; contentType: DocumentType; incoming: IncomingFile }

/** Names a file of the store for each document that was taken in whole. */
export function offerDocuments(documents: readonly ReceivedDocument[]): OfferedDocument[] {
  return documents.flatMap(({ fileName, contentType, incoming }) =>
    incoming === null || contentType === null ? [] : [{ fileName, contentType, incoming, storageKey: newFileKey('dealer', DOCUMENT_TYPES[contentType][0]) }],
  )
}

type Insert = { tx: Tx; dealerApplicationId: number; documents: readonly OfferedDocument[]; now: Date }

/** Writes the rows of an application's documents, whose files are kept already. */
export async function insertDocuments({ tx, dealerApplicationId, documents, now }: Insert): Promise<void> {
  for (const { fileName, contentType, incoming, storageKey } of documents) {
    await tx.insert(dealerDocument).values({
      dealerApplicationId,
      fileName,
      contentType,
      byteSize: incoming.byteSize,
      sha256: incoming.sha256,
      storageKey,
      createdAt: now,
    })
  }
}
