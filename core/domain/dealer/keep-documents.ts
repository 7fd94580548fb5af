import { randomBytes } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { DOCUMENT_TYPES } from '#contract/dealer-values.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerDocument } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { ReceivedDocument } from '#core/domain/upload/index.ts'

/** Of the store; with the two digits of `randomKey` below it. */
export const DOCUMENT_FOLDER = 'dealer'

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
export function contentsOf(documents: readonly ReceivedDocument[]): string[] {
  return documents.flatMap(({ incoming }) => (incoming === null ? [] : [incoming.sha256]))
}

/** Files that a transaction has put into the store; `undo` takes them out again where it fails. */
export type KeptFiles = { keys: string[]; undo: () => Promise<void> }

export function createKeptFiles(ctx: Ctx): KeptFiles {
  const keys: string[] = []
  return { keys, undo: async () => void (await Promise.allSettled(keys.map((key) => ctx.ports.files.remove(key)))) }
}

type Keep = { tx: Tx; dealerApplicationId: number; documents: readonly ReceivedDocument[]; kept: KeptFiles; now: Date }

/** Writes the rows of an application's documents and puts the files into the store, each under a random key of its own. */
export async function keepDocuments({ tx, dealerApplicationId, documents, kept, now }: Keep): Promise<void> {
  for (const { fileName, contentType, incoming } of documents) {
    if (incoming === null || contentType === null) continue
    const storageKey = randomKey(DOCUMENT_TYPES[contentType][0])
    await tx.insert(dealerDocument).values({
      dealerApplicationId,
      fileName,
      contentType,
      byteSize: incoming.byteSize,
      sha256: incoming.sha256,
      storageKey,
      createdAt: now,
    })
    kept.keys.push(storageKey)
    await incoming.keep(storageKey, contentType)
  }
}

// Nothing of the content or the name: whoever has the same file cannot tell that we have it.
function randomKey(ending: string): string {
  const name = randomBytes(32).toString('hex')
  return `${DOCUMENT_FOLDER}/${name.slice(0, 2)}/${name}.${ending}`
}
