import type { FunnelReport, LeadReport } from '#contract/report.ts'
import { LOST_BREAKDOWNS } from '#contract/report-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FigureTable } from './figure-table.tsx'
import { leadLink } from './lead-link.ts'
import { LeadTable } from './lead-table.tsx'
import { ReportPanel } from './report-panel.tsx'
import { FigureTiles } from '#apps/admin/web/ui/figure-tiles.tsx'
import { TwoStacks } from './two-stacks.tsx'
import { useReportWords } from './use-report-words.ts'

type FunnelViewProps = { report: FunnelReport; leads: LeadReport; query: Readonly<Record<string, string>> }

/** How far leads have come, and why others were lost. */
export function FunnelView({ report, leads, query }: FunnelViewProps) {
  const say = useMessages()
  const words = useReportWords()
  const { stages, lost, lost_before: lostBefore, period } = report
  const [all, won] = [stages[0]?.leads ?? 0, stages.at(-1)?.leads ?? 0]
  const [allBefore, wonBefore] = [stages[0]?.before ?? null, stages.at(-1)?.before ?? null]
  const was = (part: number | null) => (part === null || allBefore === null ? undefined : say('report.was', { value: words.share(part, allBefore) }))
  return (
    <>
      <FigureTiles
        tiles={[
          { label: say('report.wonShare'), value: words.share(won, all), note: was(wonBefore), href: leadLink(period, { status: ['won'] }) },
          { label: say('report.lostShare'), value: words.share(lost, all), note: was(lostBefore), href: leadLink(period, { status: ['lost'] }) },
          { label: say('report.expected'), value: words.dollars(report.expected_cents), note: say('report.expectedHelp') },
          {
            label: say('report.columns.value'),
            value: words.dollars(leads.totals.value_cents),
            note: leads.totals_before === null ? say('report.valueHelp') : say('report.valueBefore', { value: words.dollars(leads.totals_before.value_cents) }),
          },
        ]}
      />
      <TwoStacks
        first={
          <ReportPanel table="funnel" query={query} help={say('report.help.funnel')} isEmpty={all === 0}>
            <FigureTable
              name={say('report.table.funnel')}
              head={say('report.columns.stage')}
              columns={[
                { name: 'leads', label: say('report.columns.leads') },
                { name: 'share', label: say('report.columns.share') },
                { name: 'step', label: say('report.columns.step'), isMinor: true },
                ...(report.before === null
                  ? []
                  : [
                      { name: 'before', label: say('report.columns.before'), isMinor: true },
                      { name: 'change', label: say('report.columns.change') },
                    ]),
              ]}
              rows={[
                ...stages.map(({ name, leads: count, before }, index) => ({
                  key: name,
                  label: say(`report.stage.${name}`),
                  href: name === 'won' ? leadLink(period, { status: ['won'] }) : index === 0 ? leadLink(period) : undefined,
                  bar: count / Math.max(1, all),
                  cells: [
                    words.count(count),
                    words.share(count, all),
                    index === 0 ? '–' : words.share(count, stages[index - 1]?.leads ?? 0),
                    ...(before === null ? [] : [words.count(before), words.change(count, before)]),
                  ],
                })),
                {
                  key: 'lost',
                  label: say('status.lost'),
                  href: leadLink(period, { status: ['lost'] }),
                  bar: lost / Math.max(1, all),
                  cells: [
                    words.count(lost),
                    words.share(lost, all),
                    '–',
                    ...(lostBefore === null ? [] : [words.count(lostBefore), words.change(lost, lostBefore)]),
                  ],
                },
              ]}
            />
          </ReportPanel>
        }
        second={LOST_BREAKDOWNS.map((name) => (
          <LeadTable key={name} report={leads} name={name} query={query} />
        ))}
      />
    </>
  )
}
