import { stringify } from 'csv-stringify/sync'
import type { AnswerFigures, ExportReportInput, ReportInput } from '#contract/report.ts'
import { ANSWER_BREAKDOWNS, LEAD_BREAKDOWNS, type ReportTable } from '#contract/report-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { languageName, originName } from '#core/domain/enquiry/index.ts'
import { readAnswerReport } from './read-answer-report.ts'
import { readFunnelReport } from './read-funnel-report.ts'
import { readLeadReport } from './read-lead-report.ts'

const MOST = 2_000

type Cell = string | number | null
type Table = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

export type ReportExport = { fileName: string; total: number; chunks: AsyncIterable<string> }

/**
 * One table of the reports as CSV, at most 2,000 rows and the sum of the others. Figures of the other period are empty where nothing is compared.
 * Cells that a spreadsheet would run begin with `'` (OWASP CSV injection). Needs `enquiry.read`.
 */
export async function exportReport({ ctx, input }: { ctx: Ctx; input: ExportReportInput }): Promise<ReportExport> {
  const { table, ...asked } = input
  const { columns, rows } = await readTable(ctx, asked, table)
  const text = stringify([[...columns], ...rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))], {
    bom: true,
    quoted: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
  return { fileName: `report-${table}-${ctx.ports.clock.now().toISOString().slice(0, 10)}.csv`, total: rows.length, chunks: oneOf(text) }
}

async function readTable(ctx: Ctx, input: ReportInput, table: ReportTable): Promise<Table> {
  if (table === 'time') {
    const { by_time: pieces } = await readLeadReport({ ctx, input, most: 1 })
    return { columns: ['from', 'leads', 'leads_before'], rows: pieces.map(({ from, leads, before }) => [from, leads, before]) }
  }
  if (table === 'funnel') return funnelTable(ctx, input)
  const ofLeads = LEAD_BREAKDOWNS.find((name) => name === table)
  if (ofLeads === undefined) return answerTable(ctx, input, table)
  const { breakdowns } = await readLeadReport({ ctx, input, most: MOST })
  const rows = breakdowns.find(({ name }) => name === ofLeads)?.rows ?? []
  return {
    columns: [table, 'name', 'leads', 'leads_before', 'won', 'value_usd'],
    rows: rows.map(({ key, label, leads, before, won, value_cents: cents }) => {
      return [codeOf(key), label ?? wordOf(table, key), leads, before, won, (cents / 100).toFixed(2)]
    }),
  }
}

async function answerTable(ctx: Ctx, input: ReportInput, table: ReportTable): Promise<Table> {
  const { breakdowns } = await readAnswerReport({ ctx, input, most: MOST })
  const name = ANSWER_BREAKDOWNS.find((one) => one === table)
  const rows = breakdowns.find((one) => one.name === name)?.rows ?? []
  return {
    columns: [name === 'answer_country' ? 'country' : table, 'name', ...FIGURES, 'median_minutes_before'],
    rows: rows.map((row) => [codeOf(row.key), row.label ?? wordOf(table, row.key), ...cellsOf(row), rounded(row.median_before)]),
  }
}

async function funnelTable(ctx: Ctx, input: ReportInput): Promise<Table> {
  const { stages, lost, lost_before: lostBefore } = await readFunnelReport({ ctx, input })
  return {
    columns: ['stage', 'leads', 'leads_before'],
    rows: [...stages.map(({ name, leads, before }) => [name, leads, before]), ['lost', lost, lostBefore]],
  }
}

const FIGURES = ['answered', 'unanswered', 'closed_unanswered', 'within_promise', 'late', 'median_minutes', 'p90_minutes'] as const

function cellsOf({ answered, unanswered, closed, kept, late, median_minutes: median, p90_minutes: p90 }: AnswerFigures): Cell[] {
  return [answered, unanswered, closed, kept, late, rounded(median), rounded(p90)]
}

function rounded(minutes: number | null): number | null {
  return minutes === null ? null : Math.round(minutes)
}

/** Codes without the marks that keep them apart inside. */
function codeOf(key: string): string {
  return key.replace(/^[~?]/, '').replace('\u001f', ' ').trim()
}

function wordOf(table: ReportTable, key: string): string {
  if (table === 'language') return languageName(key, 'en')
  return table === 'origin' ? originName(key, 'en') : codeOf(key)
}

async function* oneOf(text: string): AsyncGenerator<string> {
  yield text
}
