import { inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#core/db/client.ts'
import { dealerDocument, importRun, media, mediaVariant, messageFile } from '#core/db/schema/index.ts'

/** Those of the keys that a row names. */
export async function namedKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const asked = [...keys]
  const rows = await unionAll(
    db.select({ key: media.storageKey }).from(media).where(inArray(media.storageKey, asked)),
    db.select({ key: mediaVariant.storageKey }).from(mediaVariant).where(inArray(mediaVariant.storageKey, asked)),
    db
      .select({ key: sql<string>`${importRun.fileKey}` })
      .from(importRun)
      .where(inArray(importRun.fileKey, asked)),
    db.select({ key: dealerDocument.storageKey }).from(dealerDocument).where(inArray(dealerDocument.storageKey, asked)),
    db
      .select({ key: sql<string>`${messageFile.storageKey}` })
      .from(messageFile)
      .where(inArray(messageFile.storageKey, asked)),
  )
  return new Set(rows.map(({ key }) => key))
}
