import { Box, Link } from '@mui/material'
import { LinkBase, useGetOne, type RaRecord } from 'react-admin'
import { useParams } from 'react-router'
import type { AnswerReport, FunnelReport, LeadReport } from '#contract/report.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { SectionTabs } from '#apps/admin/web/ui/section-tabs.tsx'
import { AnswerView } from './answer-view.tsx'
import { FunnelView } from './funnel-view.tsx'
import { LeadView } from './lead-view.tsx'
import { PeriodFields } from './period-fields.tsx'
import { queryOf, useChoice } from './use-choice.ts'
import { useReportWords } from './use-report-words.ts'

const VIEWS = ['leads', 'answers', 'funnel'] as const
type View = (typeof VIEWS)[number]

/** What comes of the leads: how many, how soon they were answered, how far they came (R23.60). */
export default function ReportsPage() {
  const say = useMessages()
  const { view: named } = useParams()
  const view = VIEWS.find((one) => one === named) ?? 'leads'
  const [choice, choose] = useChoice()
  const query = queryOf(choice)
  const id = query === null ? '' : new URLSearchParams(query).toString()
  const leads = useGetOne<LeadReport & RaRecord>('lead-report', { id }, { enabled: query !== null, placeholderData: (before) => before })
  return (
    <Page title={say('report.title')}>
      <SectionTabs
        label={say('report.title')}
        current={view}
        tabs={VIEWS.map((name) => ({ name, label: say(`report.view.${name}`), to: name === 'leads' ? '/reports' : `/reports/${name}` }))}
      />
      <PeriodFields choice={choice} choose={choose} />
      {query === null ? (
        <Box sx={{ color: 'text.secondary' }}>{say('report.chooseDays')}</Box>
      ) : leads.error !== null && leads.data === undefined ? (
        <Failure error={leads.error} onRetry={() => void leads.refetch()} />
      ) : leads.data === undefined ? (
        <Loading />
      ) : (
        <>
          <Counted report={leads.data} />
          <Report view={view} leads={leads.data} query={query} id={id} />
        </>
      )}
      <Box sx={{ mt: 2, fontSize: 13.5 }}>
        <Link component={LinkBase} to="/demand">
          {say('report.demand')}
        </Link>
      </Box>
    </Page>
  )
}

/** Which days these are, and what is not counted. */
function Counted({ report: { period, before, left_out: leftOut, time_zone: timeZone } }: { report: LeadReport }) {
  const say = useMessages()
  const words = useReportWords()
  const days = words.days(period)
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 2 }}>
      {before === null ? say('report.days', { days, timeZone }) : say('report.daysAgainst', { days, before: words.days(before), timeZone })}{' '}
      {say('report.leftOut', { spam: leftOut.spam, quarantined: leftOut.quarantined })}
    </Box>
  )
}

type ReportProps = { view: View; leads: LeadReport; query: Record<string, string>; id: string }

function Report({ view, leads, query, id }: ReportProps) {
  if (view === 'leads') return <LeadView report={leads} query={query} />
  return view === 'answers' ? <Answers query={query} id={id} /> : <Funnel leads={leads} query={query} id={id} />
}

function Answers({ query, id }: Pick<ReportProps, 'query' | 'id'>) {
  const { data, error, refetch } = useGetOne<AnswerReport & RaRecord>('answer-report', { id }, { placeholderData: (before) => before })
  if (data !== undefined) return <AnswerView report={data} query={query} />
  return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
}

function Funnel({ leads, query, id }: Pick<ReportProps, 'leads' | 'query' | 'id'>) {
  const { data, error, refetch } = useGetOne<FunnelReport & RaRecord>('funnel-report', { id }, { placeholderData: (before) => before })
  if (data !== undefined) return <FunnelView report={data} leads={leads} query={query} />
  return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
}
