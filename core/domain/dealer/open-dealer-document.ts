import type { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { DealerDocumentInput } from '#contract/staff-dealer.ts'
import { dealerDocument } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

export type OpenedDocument = { fileName: string; contentType: string; byteSize: number; content: Readable }

/** A document of an application, for staff; that it was read is written down. Permission `dealer.read`. Throws `not_found`. */
export async function openDealerDocument({ ctx, input }: { ctx: Ctx; input: DealerDocumentInput }): Promise<OpenedDocument> {
  requirePermission(ctx, 'dealer.read')
  const [found] = await ctx.db
    .select({
      fileName: dealerDocument.fileName,
      contentType: dealerDocument.contentType,
      byteSize: dealerDocument.byteSize,
      storageKey: dealerDocument.storageKey,
    })
    .from(dealerDocument)
    .where(and(eq(dealerDocument.id, input.document_id), eq(dealerDocument.dealerApplicationId, input.id)))
  if (!found || (await ctx.ports.files.stat(found.storageKey)) === null) throw new AppError('not_found')
  const { storageKey, ...told } = found
  const detail = { document_id: input.document_id }
  await ctx.db.transaction((tx) => writeAudit(tx, { ctx, action: 'dealer.document_read', subjectKind: 'dealer', subjectId: input.id, detail }))
  return { ...told, content: await ctx.ports.files.read(storageKey) }
}
