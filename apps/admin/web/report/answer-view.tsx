import { Box } from '@mui/material'
import type { AnswerFigures, AnswerReport } from '#contract/report.ts'
import type { AnswerBreakdown } from '#contract/report-values.ts'
import { listAddress } from '#apps/admin/web/dashboard/list-address.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { FigureTable } from './figure-table.tsx'
import { rowLink } from './lead-link.ts'
import { ReportPanel } from './report-panel.tsx'
import { FigureTiles } from '#apps/admin/web/ui/figure-tiles.tsx'
import { TwoStacks } from './two-stacks.tsx'
import { useReportWords } from './use-report-words.ts'
import { useRowLabel } from './use-row-label.ts'

type AnswerViewProps = { report: AnswerReport; query: Readonly<Record<string, string>> }

/** How soon buyers were answered. */
export function AnswerView({ report, query }: AnswerViewProps) {
  const say = useMessages()
  const words = useReportWords()
  const { totals, totals_before: before, period } = report
  const was = (value: string | undefined) => (value === undefined ? undefined : say('report.was', { value }))
  const keptShare = ({ kept, late }: AnswerFigures) => words.share(kept, kept + late)
  return (
    <>
      <FigureTiles
        tiles={[
          {
            label: say('report.columns.median'),
            value: words.minutes(totals.median_minutes),
            note: was(before === null ? undefined : words.minutes(before.median_minutes)),
          },
          {
            label: say('report.columns.p90'),
            value: words.minutes(totals.p90_minutes),
            note: was(before === null ? undefined : words.minutes(before.p90_minutes)),
          },
          { label: say('report.columns.kept'), value: keptShare(totals), note: was(before === null ? undefined : keptShare(before)) },
          {
            label: say('report.columns.unanswered'),
            value: words.count(totals.unanswered),
            note: totals.closed > 0 ? say('report.closed', { count: totals.closed }) : undefined,
            href: listAddress({ ...period, reply: 'waiting' }),
          },
        ]}
      />
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 2 }}>{say('report.answerHelp', { promise: words.minutes(report.promise_minutes) })}</Box>
      <TwoStacks
        first={
          <>
            <AnswerTable report={report} name="person" query={query} />
            <AnswerTable report={report} name="answer_country" query={query} />
          </>
        }
        second={<AnswerTable report={report} name="hour" query={query} />}
      />
    </>
  )
}

function AnswerTable({ report, name, query }: AnswerViewProps & { name: AnswerBreakdown }) {
  const say = useMessages()
  const words = useReportWords()
  const labelOf = useRowLabel()
  const rows = report.breakdowns.find((one) => one.name === name)?.rows ?? []
  const isCompared = report.before !== null
  return (
    <ReportPanel table={name} query={query} isEmpty={rows.length === 0}>
      <FigureTable
        name={say(`report.table.${name}`)}
        head={say('report.columns.name')}
        colour={COLOURS.success}
        columns={[
          { name: 'kept', label: say('report.columns.keptShort') },
          { name: 'median', label: say('report.columns.median') },
          ...(isCompared ? [{ name: 'before', label: say('report.columns.before'), isMinor: true }] : []),
          { name: 'p90', label: say('report.columns.p90Short'), isMinor: true },
          { name: 'answered', label: say('report.columns.answered'), isMinor: true },
          { name: 'unanswered', label: say('report.columns.open') },
        ]}
        rows={rows.map((row) => ({
          key: row.key,
          label: labelOf(name, row),
          href: rowLink(name, row.key, report.period),
          bar: row.kept / Math.max(1, row.kept + row.late),
          cells: [
            words.share(row.kept, row.kept + row.late),
            words.minutes(row.median_minutes),
            ...(isCompared ? [words.minutes(row.median_before)] : []),
            words.minutes(row.p90_minutes),
            words.count(row.answered),
            words.count(row.unanswered),
          ],
        }))}
      />
    </ReportPanel>
  )
}
