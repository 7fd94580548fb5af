import { extname } from 'node:path'
import type { ImportDetail, UploadImportInput } from '#contract/import-run.ts'
import { importRun } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { MAX_FILE_BYTES } from '#core/domain/import/map/read-table.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { newFileKey, withKeptFiles } from '#core/domain/stored-file/index.ts'
import { readOpenRun } from './check-import.ts'

type UploadImport = { ctx: Ctx; input: UploadImportInput & { source: AsyncIterable<Uint8Array>; fileName: string } }

/**
 * Takes a sheet in and tells what is in it; nothing of the catalogue is changed. The file is kept first, the run that names it after it (decision 0027).
 * Permission `catalogue.import`. Throws `forbidden`, `payload_too_large` (256 MB), `storage_full`.
 */
export async function uploadImport({ ctx, input }: UploadImport): Promise<ImportDetail> {
  const staffId = requirePermission(ctx, 'catalogue.import')
  const incoming = await ctx.ports.files.receive(input.source, { maxBytes: MAX_FILE_BYTES })
  try {
    const storageKey = newFileKey('import', extname(input.fileName).toLowerCase() === '.xlsx' ? 'xlsx' : 'csv')
    const values = {
      kind: input.kind,
      fileName: plainName(input.fileName),
      fileKey: storageKey,
      supplier: input.supplier === '' ? null : input.supplier,
      state: 'open' as const,
      staffId,
      createdAt: ctx.ports.clock.now(),
    }
    const runId = await withKeptFiles({
      ctx,
      files: [{ incoming, storageKey, contentType: 'application/octet-stream' }],
      work: async () => {
        const [made] = await ctx.db.insert(importRun).values(values).returning({ id: importRun.id })
        if (!made) throw new Error('A run was not inserted')
        return { answer: made.id, named: [storageKey] }
      },
    })
    return await readOpenRun(ctx, runId)
  } finally {
    await incoming.discard()
  }
}

/** As people see it: without folders, control characters and direction overrides. */
function plainName(name: string): string {
  const plain = name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return plain === '' ? 'file' : plain.slice(-200)
}
