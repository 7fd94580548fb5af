import type { PriceSheetReport } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readAtMost } from '#core/domain/upload/index.ts'
import { replacePriceSheet } from './replace-price-sheet.ts'

const MOST_BYTES = 8 * 1024 * 1024

type SentSheet = { sheet: PriceSheet; mode: 'check' | 'take'; source: AsyncIterable<Uint8Array>; fileName: string }

/** Reads a sheet that staff send, at most 8 MB; `check` only tells what is wrong. Permission `content.write`. Errors: `payload_too_large`. */
export async function receivePriceSheet({ ctx, input }: { ctx: Ctx; input: SentSheet }): Promise<PriceSheetReport> {
  requirePermission(ctx, 'content.write')
  const bytes = await readAtMost(input.source, MOST_BYTES)
  const { sheet, mode, fileName } = input
  return replacePriceSheet({ ctx, input: { sheet, bytes, fileName, isDryRun: mode === 'check' } })
}
