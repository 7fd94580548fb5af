import { open } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { DOCUMENT_TYPES, type DocumentExtension } from '#contract/document-values.ts'
import { AppError } from '#contract/errors.ts'
import { MEDIA_LIMITS, type StoredMedia } from '#contract/media.ts'
import { media } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { withKeptFiles } from '#core/domain/stored-file/index.ts'
import type { IncomingFile } from '#core/ports/files/port.ts'
import { documentKey } from './keys.ts'
import { lockContent } from './links.ts'

export type StoreDocumentInput = {
  source: AsyncIterable<Uint8Array>
  /** As the sender calls it; its ending must agree with the content. */
  fileName: string
  isSample?: boolean
}

/**
 * Takes a file for the download centre in: PDF, XLSX, DOCX or CSV. The same content is stored once. The file is kept first,
 * row and audit are one transaction after it. Permission `content.write`. Throws `forbidden`, `payload_too_large`, `media_type_refused`.
 */
export async function storeDocument({ ctx, input }: { ctx: Ctx; input: StoreDocumentInput }): Promise<StoredMedia> {
  requirePermission(ctx, 'content.write')
  const extension = extensionOf(input.fileName)
  const incoming = await ctx.ports.files.receive(input.source, { maxBytes: MEDIA_LIMITS.documentBytes })
  try {
    if (!(await isTruly(extension, incoming.path))) throw new AppError('media_type_refused')
    return await store(ctx, { incoming, extension, isSample: input.isSample ?? false })
  } finally {
    await incoming.discard()
  }
}

function extensionOf(fileName: string): DocumentExtension {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  if (!Object.hasOwn(DOCUMENT_TYPES, ending)) throw new AppError('media_type_refused')
  return ending as DocumentExtension
}

type Write = { incoming: IncomingFile; extension: DocumentExtension; isSample: boolean }

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

function write(ctx: Ctx, { incoming, extension, isSample }: Write, storageKey: string): Promise<StoredMedia> {
  return ctx.db.transaction(async (tx) => {
    await lockContent(tx, incoming.sha256)
    const [known] = await tx.select({ id: media.id, kind: media.kind }).from(media).where(eq(media.sha256, incoming.sha256))
    if (known && known.kind !== 'document') throw new AppError('media_type_refused')
    if (known) return { id: known.id, is_known: true }
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
        isSample,
        createdAt: ctx.ports.clock.now(),
      })
      .returning({ id: media.id })
    if (!row) throw new Error('A document was not inserted')
    await writeAudit(tx, { ctx, action: 'media.stored', subjectKind: 'media', subjectId: row.id, detail: { type: contentType, bytes: incoming.byteSize } })
    return { id: row.id, is_known: false }
  })
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
