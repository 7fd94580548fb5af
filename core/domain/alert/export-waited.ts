import { stringify } from 'csv-stringify/sync'
import type { Waited } from '#contract/alert.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireOneOf } from '#core/domain/permission/index.ts'
import { listWaited } from './read-waited.ts'

const MOST = 20_000
const COLUMNS = ['kind', 'what', 'alerts', 'languages', 'since', 'path'] as const

export type WaitedExport = { fileName: string; total: number; chunks: AsyncIterable<string> }

/**
 * What buyers wait for as CSV, the most waited for first, at most 20,000, without who waits. Cells that a spreadsheet would run begin with `'`
 * (OWASP CSV injection). Needs `enquiry.read` or `catalogue.read`.
 */
export async function exportWaited({ ctx }: { ctx: Ctx }): Promise<WaitedExport> {
  requireOneOf(ctx, ['enquiry.read', 'catalogue.read'])
  const rows = (await listWaited(ctx, MOST)).map((waited) => [
    waited.kind,
    whatOf(waited),
    String(waited.alerts),
    waited.locales.join(' '),
    waited.since.slice(0, 10),
    waited.path,
  ])
  const text = stringify([[...COLUMNS], ...rows], { bom: true, quoted: true, escape_formulas: true, record_delimiter: 'windows' })
  return { fileName: `waited-for-${ctx.ports.clock.now().toISOString().slice(0, 10)}.csv`, total: rows.length, chunks: oneOf(text) }
}

function whatOf({ thing, terms }: Waited): string {
  return thing ?? terms.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; ')
}

async function* oneOf(text: string): AsyncGenerator<string> {
  yield text
}
