import { open } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { DOCUMENT_TYPES, type DocumentExtension } from '#contract/document-values.ts'
import { AppError } from '#contract/errors.ts'
import { MEDIA_LIMITS, type MediaPlace, type StoredMedia } from '#contract/media.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { media } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { withKeptFiles } from '#core/domain/stored-file/index.ts'
import { cleanName } from '#core/domain/upload/index.ts'
import type { IncomingFile } from '#core/ports/files/port.ts'
import { documentKey } from './keys.ts'
import { link, lockContent, requireFitting } from './links.ts'
import { OWNERS } from './owners.ts'

export type StoreDocumentInput = {
  source: AsyncIterable<Uint8Array>
  /** As the sender calls it; its ending must agree with the content. */
  fileName: string
  /** The vehicle that shows it; without one it waits for a download to name it. */
  place?: MediaPlace
  isSample?: boolean
}

/**
 * Takes a file for the download centre in (PDF, XLSX, DOCX or CSV), or one for a vehicle (PDF). The same content is stored once. The file is kept
 * first, row, place and audit are one transaction after it. Permission `content.write`, for a vehicle `catalogue.write`. Throws `forbidden`,
 * `payload_too_large`, `media_type_refused`, `not_found` (no such owner).
 */
export async function storeDocument({ ctx, input }: { ctx: Ctx; input: StoreDocumentInput }): Promise<StoredMedia> {
  requirePermission(ctx, input.place === undefined ? 'content.write' : 'catalogue.write')
  const extension = extensionOf(input.fileName)
  if (input.place !== undefined) requireFitting({ kind: 'document', contentType: DOCUMENT_TYPES[extension] }, input.place)
  const incoming = await ctx.ports.files.receive(input.source, { maxBytes: MEDIA_LIMITS.documentBytes })
  try {
    if (!(await isTruly(extension, incoming.path))) throw new AppError('media_type_refused')
    return await store(ctx, { input, incoming, extension })
  } finally {
    await incoming.discard()
  }
}

function extensionOf(fileName: string): DocumentExtension {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  if (!Object.hasOwn(DOCUMENT_TYPES, ending)) throw new AppError('media_type_refused')
  return ending as DocumentExtension
}

type Write = { input: StoreDocumentInput; incoming: IncomingFile; extension: DocumentExtension }

function store(ctx: Ctx, given: Write): Promise<StoredMedia> {
  const storageKey = documentKey(given.extension)
  const files = [{ incoming: given.incoming, storageKey, contentType: DOCUMENT_TYPES[given.extension] }]
  return withKeptFiles({
    ctx,
    files,
    work: async () => {
      const answer = await write(ctx, given, storageKey)
      return { answer, named: answer.is_known ? [] : [storageKey] }
    },
  })
}

function write(ctx: Ctx, given: Write, storageKey: string): Promise<StoredMedia> {
  const { input, incoming } = given
  return ctx.db.transaction(async (tx) => {
    await lockContent(tx, incoming.sha256)
    const [known] = await tx.select({ id: media.id, kind: media.kind }).from(media).where(eq(media.sha256, incoming.sha256))
    if (known && known.kind !== 'document') throw new AppError('media_type_refused')
    const id = known?.id ?? (await insert(tx, ctx, given, storageKey))
    if (input.place !== undefined) await show(tx, ctx, { id, place: input.place, fileName: cleanName(input.fileName) })
    return { id, is_known: known !== undefined }
  })
}

async function insert(tx: Tx, ctx: Ctx, { input, incoming, extension }: Write, storageKey: string): Promise<number> {
  const contentType = DOCUMENT_TYPES[extension]
  const [row] = await tx
    .insert(media)
    .values({
      kind: 'document',
      storageKey,
      sha256: incoming.sha256,
      contentType,
      byteSize: incoming.byteSize,
      renditionState: 'done',
      isSample: input.isSample ?? false,
      createdAt: ctx.ports.clock.now(),
    })
    .returning({ id: media.id })
  if (!row) throw new Error('A document was not inserted')
  await writeAudit(tx, { ctx, action: 'media.stored', subjectKind: 'media', subjectId: row.id, detail: { type: contentType, bytes: incoming.byteSize } })
  return row.id
}

/** Under the name that it had first. */
async function show(tx: Tx, ctx: Ctx, { id, place, fileName }: { id: number; place: MediaPlace; fileName: string }): Promise<void> {
  await tx.execute(sql`update media set file_name = coalesce(file_name, ${fileName}) where id = ${id}`)
  await link(tx, id, place)
  await notifyContent(tx, [OWNERS[place.owner_kind].tag])
  const detail = { media_id: id, tab: place.tab }
  await writeAudit(tx, { ctx, action: 'media.attached', subjectKind: place.owner_kind, subjectId: place.owner_id, detail })
}

const MAGIC: Record<Exclude<DocumentExtension, 'csv'>, string> = { pdf: '%PDF-', xlsx: 'PK\u0003\u0004', docx: 'PK\u0003\u0004' }

/** What the content begins with; a table of text is read as a whole, because it begins with anything. */
async function isTruly(extension: DocumentExtension, path: string): Promise<boolean> {
  const file = await open(path)
  try {
    if (extension === 'csv') return isText(await file.readFile())
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.subarray(0, bytesRead).toString('latin1').startsWith(MAGIC[extension])
  } finally {
    await file.close()
  }
}

function isText(bytes: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}
