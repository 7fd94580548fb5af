import { Box } from '@mui/material'
import type { LeadReport } from '#contract/report.ts'
import { LEAD_BREAKDOWNS, LOST_BREAKDOWNS, type LeadBreakdown } from '#contract/report-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FigureTable } from './figure-table.tsx'
import { leadLink } from './lead-link.ts'
import { LeadTable } from './lead-table.tsx'
import { ReportPanel } from './report-panel.tsx'
import { FigureTiles } from '#apps/admin/web/ui/figure-tiles.tsx'
import { TimeChart } from './time-chart.tsx'
import { TwoStacks } from './two-stacks.tsx'
import { useReportWords } from './use-report-words.ts'

/** The rest stands beside these; why others were lost is told with how far leads come. */
const FIRST_STACK: readonly LeadBreakdown[] = ['source', 'country', 'brand', 'kind']

type LeadViewProps = { report: LeadReport; query: Readonly<Record<string, string>> }

/** Leads: how many, when, where from, what for. */
export function LeadView({ report, query }: LeadViewProps) {
  const say = useMessages()
  const words = useReportWords()
  const { totals, totals_before: before, period } = report
  const against = (name: 'leads' | 'won') => (before === null ? undefined : say('report.against', { change: words.change(totals[name], before[name]) }))
  return (
    <>
      <FigureTiles
        tiles={[
          { label: say('report.columns.leads'), value: words.count(totals.leads), note: against('leads'), href: leadLink(period) },
          { label: say('report.columns.won'), value: words.count(totals.won), note: against('won'), href: leadLink(period, { status: ['won'] }) },
          { label: say('report.wonShare'), value: words.share(totals.won, totals.leads) },
          {
            label: say('report.columns.value'),
            value: words.dollars(totals.value_cents),
            note: before === null ? say('report.valueHelp') : say('report.valueBefore', { value: words.dollars(before.value_cents) }),
          },
        ]}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TimePanel report={report} query={query} />
        <TwoStacks
          first={FIRST_STACK.map((name) => (
            <LeadTable key={name} report={report} name={name} query={query} />
          ))}
          second={LEAD_BREAKDOWNS.filter((name) => !LOST_BREAKDOWNS.includes(name) && !FIRST_STACK.includes(name)).map((name) => (
            <LeadTable key={name} report={report} name={name} query={query} />
          ))}
        />
      </Box>
    </>
  )
}

function TimePanel({ report, query }: LeadViewProps) {
  const say = useMessages()
  const words = useReportWords()
  const isCompared = report.before !== null
  const name = say('report.table.time')
  return (
    <ReportPanel table="time" query={query} isEmpty={report.totals.leads === 0 && (report.totals_before?.leads ?? 0) === 0}>
      <Box sx={{ display: 'grid', alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <TimeChart pieces={report.by_time} />
        <Box role="region" aria-label={name} tabIndex={0} sx={{ maxHeight: 236, overflowY: 'auto' }}>
          <FigureTable
            name={name}
            head={say(`report.step.${report.step}`)}
            columns={[
              { name: 'leads', label: say('report.columns.leads') },
              ...(isCompared
                ? [
                    { name: 'before', label: say('report.columns.before') },
                    { name: 'change', label: say('report.columns.change') },
                  ]
                : []),
            ]}
            rows={report.by_time.toReversed().map(({ from, leads, before }) => ({
              key: from,
              label: words.day(from),
              href: report.step === 'day' ? leadLink({ from, to: from }) : undefined,
              cells: [words.count(leads), ...(before === null ? [] : [words.count(before), words.change(leads, before)])],
            }))}
          />
        </Box>
      </Box>
    </ReportPanel>
  )
}
