import { stringify } from 'csv-stringify/sync'
import type { DemandInput } from '#contract/demand.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireOneOf } from '#core/domain/permission/index.ts'
import { demandRows, readWords } from './read-demand.ts'

const MOST = 20_000
const COLUMNS = ['word', 'languages', 'searches', 'opened', 'found'] as const

export type DemandExport = { fileName: string; total: number; chunks: AsyncIterable<string> }

/**
 * The words of a period as CSV, the most searched first, at most 20,000. Cells that a spreadsheet would run begin with `'` (OWASP CSV injection).
 * Needs `enquiry.read` or `catalogue.read`.
 */
export async function exportDemand({ ctx, input }: { ctx: Ctx; input: DemandInput }): Promise<DemandExport> {
  requireOneOf(ctx, ['enquiry.read', 'catalogue.read'])
  const words = await readWords(ctx, demandRows(ctx, input), { limit: MOST })
  const rows = words.map(({ word, locales, searches, opened, found }) => [word, locales.join(' '), String(searches), String(opened), String(found ?? '')])
  const text = stringify([[...COLUMNS], ...rows], { bom: true, quoted: true, escape_formulas: true, record_delimiter: 'windows' })
  return { fileName: `demand-${ctx.ports.clock.now().toISOString().slice(0, 10)}.csv`, total: rows.length, chunks: oneOf(text) }
}

async function* oneOf(text: string): AsyncGenerator<string> {
  yield text
}
