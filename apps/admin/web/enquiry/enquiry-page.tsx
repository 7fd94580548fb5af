import { Box, Link } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { LinkBase, useGetOne, useParams } from 'react-admin'
import type { EnquiryDetail } from '#contract/staff-enquiry.ts'
import { failureIn } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { EnquiryCards } from './enquiry-cards.tsx'
import { WaitMark } from '#apps/admin/web/ui/wait-mark.tsx'
import { MailTroubles } from '#apps/admin/web/mail-delivery/mail-trouble.tsx'
import { MailsPanel } from '#apps/admin/web/mail-delivery/mails-panel.tsx'
import { ConversationPanel } from '#apps/admin/web/message/conversation-panel.tsx'
import { TasksPanel } from '#apps/admin/web/pipeline/tasks-panel.tsx'
import { lacksNextStep, NextStep } from '#apps/admin/web/pipeline/next-step.tsx'
import { SalePanel } from '#apps/admin/web/pipeline/sale-panel.tsx'
import { QuotationsPanel } from '#apps/admin/web/quotation/quotations-panel.tsx'
import { useSeenLead } from '#apps/admin/web/notice/use-seen-lead.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { StatusChip } from '#apps/admin/web/ui/status-chip.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { BuyerPanel } from './buyer-panel.tsx'
import { ItemsPanel } from './items-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { MessagePanel } from './message-panel.tsx'
import { PortPricesPanel } from './port-prices-panel.tsx'
import { Quarantine } from './quarantine.tsx'
import { RawPanel } from './raw-panel.tsx'
import { ReplyPanel } from './reply-panel.tsx'
import { useEnquiryAction } from './use-enquiry-action.ts'
import { SourcePanel } from './source-panel.tsx'
import { WorkPanel } from './work-panel.tsx'

/** Everything known about one enquiry, and what can be done with it. */
export default function EnquiryPage() {
  const say = useMessages()
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne<EnquiryDetail>('enquiry', { id: Number(id) }, { retry: false, enabled: /^\d{1,15}$/.test(id) })
  if (data !== undefined) return <Screen enquiry={data} />
  if (!/^\d{1,15}$/.test(id) || (error !== null && failureIn(error).key === 'not_found')) return <Missing />
  if (error === null) return <Loading />
  return (
    <Page title={say('enquiries.title')}>
      <Failure error={error} onRetry={() => void refetch()} />
    </Page>
  )
}

function Screen({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  const times = useTimes()
  useSeenLead(enquiry.id)
  const { lookAt, seenId } = useNewEnquiries()
  useEffect(() => {
    if (seenId !== null) lookAt(enquiry)
  }, [lookAt, seenId, enquiry])
  return (
    <>
      <Box sx={{ px: { xs: 2, md: 4 }, pt: { xs: 1.5, md: 2 }, mb: -1.5 }}>
        <Link
          component={LinkBase}
          to="/enquiries"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 13.5, py: 0.5, color: 'text.secondary' }}
        >
          <ArrowLeft size={16} aria-hidden />
          {say('enquiry.back')}
        </Link>
      </Box>
      <Page
        title={enquiry.name}
        note={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <StatusChip status={enquiry.status} />
            <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
              <span className="ref">{enquiry.reference}</span>
              <CopyButton text={enquiry.reference} label={say('enquiry.copyReference')} />
            </Box>
            <span>{say('enquiry.received', { time: times.moment(enquiry.created_at) })}</span>
            <WaitMark row={enquiry} />
            {lacksNextStep(enquiry) && <NextStep row={enquiry} />}
          </Box>
        }
      >
        {enquiry.is_quarantined && <Quarantine enquiry={enquiry} />}
        <MailTroubles mails={enquiry.mails} />
        <Columns
          left={[
            { order: 1, part: <MessagePanel enquiry={enquiry} /> },
            { order: 2, part: <ConversationPanel enquiryId={enquiry.id} /> },
            { order: 3, part: <ReplyPanel enquiry={enquiry} /> },
            { order: 4, part: <ItemsPanel enquiry={enquiry} /> },
            { order: 5, part: <PortPricesPanel enquiry={enquiry} /> },
            { order: 6, part: <QuotationsPanel enquiry={enquiry} /> },
            { order: 11, part: <HistoryPanel enquiry={enquiry} /> },
            { order: 12, part: <SamePerson enquiry={enquiry} /> },
            { order: 13, part: <SourcePanel enquiry={enquiry} /> },
            { order: 15, part: <RawPanel enquiry={enquiry} /> },
          ]}
          right={[
            { order: 7, part: <BuyerPanel enquiry={enquiry} /> },
            { order: 8, part: <TasksPanel enquiry={enquiry} /> },
            { order: 9, part: <WorkPanel enquiry={enquiry} /> },
            { order: 10, part: <SalePanel enquiry={enquiry} /> },
            { order: 14, part: <Mails enquiry={enquiry} /> },
          ]}
        />
      </Page>
    </>
  )
}

type Part = { order: number; part: ReactNode }

// On a phone the columns dissolve and their parts take the order in which they are needed.
function Columns({ left, right }: { left: readonly Part[]; right: readonly Part[] }) {
  const column = (parts: readonly Part[]) => (
    <Box sx={{ display: { xs: 'contents', lg: 'grid' }, gap: 2, alignContent: 'start', minWidth: 0 }}>
      {parts.map(({ order, part }) => (
        <Box key={order} sx={{ order: { xs: order, lg: 0 }, minWidth: 0, '&:empty': { display: 'none' } }}>
          {part}
        </Box>
      ))}
    </Box>
  )
  return (
    <Box sx={{ display: { xs: 'flex', lg: 'grid' }, flexDirection: 'column', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 420px)' }}>
      {column(left)}
      {column(right)}
    </Box>
  )
}

function Mails({ enquiry }: { enquiry: EnquiryDetail }) {
  const mayWrite = useMay('enquiry.write')
  const { act } = useEnquiryAction(enquiry)
  return (
    <MailsPanel mails={enquiry.mails} onAgain={mayWrite ? ({ id }) => void act({ action: `mails/${id}/again`, body: {} }, 'mail.triedAgain') : undefined} />
  )
}

function SamePerson({ enquiry }: { enquiry: EnquiryDetail }) {
  const say = useMessages()
  if (enquiry.same_person.length === 0) return null
  return (
    <Panel title={say('enquiry.same')} isFlush>
      <EnquiryCards rows={enquiry.same_person} />
    </Panel>
  )
}
