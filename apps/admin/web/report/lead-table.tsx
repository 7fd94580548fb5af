import type { LeadReport } from '#contract/report.ts'
import { LOST_BREAKDOWNS, type LeadBreakdown } from '#contract/report-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FigureTable, type FigureColumn } from './figure-table.tsx'
import { rowLink } from './lead-link.ts'
import { ReportPanel } from './report-panel.tsx'
import { useReportWords } from './use-report-words.ts'
import { useRowLabel } from './use-row-label.ts'

/** Breakdowns that need a word of how they are counted. */
const HELP = { source: 'report.help.source', decline_reason: 'report.help.decline_reason' } as const

type LeadTableProps = { report: LeadReport; name: LeadBreakdown; query: Readonly<Record<string, string>> }

/** Leads by one of their breakdowns, with what became of them. */
export function LeadTable({ report, name, query }: LeadTableProps) {
  const say = useMessages()
  const words = useReportWords()
  const labelOf = useRowLabel()
  const rows = report.breakdowns.find((one) => one.name === name)?.rows ?? []
  const isCompared = report.before !== null
  const isOfLost = LOST_BREAKDOWNS.includes(name)
  const all = rows.reduce((sum, { leads }) => sum + leads, 0)
  const largest = Math.max(1, ...rows.map(({ leads }) => leads))
  const compared: readonly FigureColumn[] = [
    { name: 'before', label: say('report.columns.before'), isMinor: true },
    { name: 'change', label: say('report.columns.change') },
  ]
  const sales: readonly FigureColumn[] = [
    { name: 'won', label: say('report.columns.won'), isMinor: isCompared },
    { name: 'value', label: say('report.columns.value'), isMinor: true },
  ]
  const columns: readonly FigureColumn[] = [
    { name: 'leads', label: say('report.columns.leads') },
    { name: 'share', label: say('report.columns.share'), isMinor: true },
    ...(isCompared ? compared : []),
    ...(isOfLost ? [] : sales),
  ]
  const help = name in HELP ? say(HELP[name as keyof typeof HELP]) : undefined
  return (
    <ReportPanel table={name} query={query} help={help} isEmpty={rows.length === 0}>
      <FigureTable
        name={say(`report.table.${name}`)}
        head={say('report.columns.name')}
        columns={columns}
        rows={rows.map((row) => ({
          key: row.key,
          label: labelOf(name, row),
          href: rowLink(name, row.key, report.period),
          bar: row.leads / largest,
          cells: [
            words.count(row.leads),
            words.share(row.leads, all),
            ...(row.before === null ? [] : [words.count(row.before), words.change(row.leads, row.before)]),
            ...(isOfLost ? [] : [words.count(row.won), row.value_cents === 0 ? '–' : words.dollars(row.value_cents)]),
          ],
        }))}
      />
    </ReportPanel>
  )
}
