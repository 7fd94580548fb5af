import type { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { message, messageFile } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

export type OpenedMessageFile = { fileName: string; contentType: string; byteSize: number; content: Readable }

/** A file of a message, for staff; that it was read is written down. Permission `enquiry.read`. Throws `not_found`. */
export async function openMessageFile({ ctx, input }: { ctx: Ctx; input: { id: number; file_id: number } }): Promise<OpenedMessageFile> {
  requirePermission(ctx, 'enquiry.read')
  const [found] = await ctx.db
    .select({
      enquiryId: message.enquiryId,
      fileName: messageFile.fileName,
      contentType: messageFile.contentType,
      byteSize: messageFile.byteSize,
      storageKey: messageFile.storageKey,
    })
    .from(messageFile)
    .innerJoin(message, eq(message.id, messageFile.messageId))
    .where(and(eq(messageFile.id, input.file_id), eq(messageFile.messageId, input.id)))
  if (!found?.storageKey || found.contentType === null || (await ctx.ports.files.stat(found.storageKey)) === null) throw new AppError('not_found')
  const { storageKey, enquiryId, contentType, fileName, byteSize } = found
  const subject = enquiryId === null ? { subjectKind: 'message', subjectId: input.id } : { subjectKind: 'enquiry', subjectId: enquiryId }
  await ctx.db.transaction((tx) => writeAudit(tx, { ctx, action: 'message.file_read', ...subject, detail: { message: input.id, file: input.file_id } }))
  return { fileName, contentType, byteSize, content: await ctx.ports.files.read(storageKey) }
}
