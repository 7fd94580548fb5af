import { Alert, Box, Button, Link } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { LinkBase, useGetOne, useParams } from 'react-admin'
import type { DealerDetail } from '#contract/staff-dealer.ts'
import { failureIn } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { MailTroubles } from '#apps/admin/web/mail-delivery/mail-trouble.tsx'
import { MailsPanel } from '#apps/admin/web/mail-delivery/mails-panel.tsx'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { StageChip } from '#apps/admin/web/ui/stage-chip.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { ApplicantPanel, BusinessPanel, RemarkPanel } from './dealer-panels.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { DealerHistory } from './dealer-history.tsx'
import { StagePanel } from './stage-panel.tsx'
import { useDealerAction } from './use-dealer-action.ts'

/** Everything known about one dealer application, and what can be done with it. */
export default function DealerPage() {
  const say = useMessages()
  const { id = '' } = useParams()
  const isId = /^\d{1,15}$/.test(id)
  const { data, error, refetch } = useGetOne<DealerDetail>('dealer', { id: Number(id) }, { retry: false, enabled: isId })
  if (data !== undefined) return <Screen dealer={data} />
  if (!isId || (error !== null && failureIn(error).key === 'not_found')) return <Missing />
  if (error === null) return <Loading />
  return (
    <Page title={say('dealers.title')}>
      <Failure error={error} onRetry={() => void refetch()} />
    </Page>
  )
}

function Screen({ dealer }: { dealer: DealerDetail }) {
  const say = useMessages()
  const times = useTimes()
  const column = { display: { xs: 'contents', lg: 'grid' }, gap: 2, alignContent: 'start', minWidth: 0 }
  const at = (order: number) => ({ order: { xs: order, lg: 0 }, minWidth: 0, '&:empty': { display: 'none' } })
  return (
    <>
      <Box sx={{ px: { xs: 2, md: 4 }, pt: { xs: 1.5, md: 2 }, mb: -1.5 }}>
        <Link
          component={LinkBase}
          to="/dealers"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: 13.5, py: 0.5, color: 'text.secondary' }}
        >
          <ArrowLeft size={16} aria-hidden />
          {say('dealer.back')}
        </Link>
      </Box>
      <Page
        title={dealer.company}
        note={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <StageChip stage={dealer.stage} />
            <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
              <span className="ref">{dealer.reference}</span>
              <CopyButton text={dealer.reference} label={say('enquiry.copyReference')} />
            </Box>
            <span>{say('enquiry.received', { time: times.moment(dealer.created_at) })}</span>
          </Box>
        }
      >
        {dealer.is_quarantined && <Held dealer={dealer} />}
        <MailTroubles mails={dealer.mails} />
        <Box sx={{ display: { xs: 'flex', lg: 'grid' }, flexDirection: 'column', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 420px)' }}>
          <Box sx={column}>
            <Box sx={at(2)}>
              <BusinessPanel dealer={dealer} />
            </Box>
            <Box sx={at(3)}>
              <RemarkPanel dealer={dealer} />
            </Box>
            <Box sx={at(4)}>
              <DocumentsPanel dealer={dealer} />
            </Box>
            <Box sx={at(6)}>
              <DealerHistory dealer={dealer} />
            </Box>
          </Box>
          <Box sx={column}>
            <Box sx={at(5)}>
              <StagePanel key={dealer.stage} dealer={dealer} />
            </Box>
            <Box sx={at(1)}>
              <ApplicantPanel dealer={dealer} />
            </Box>
            <Box sx={at(7)}>
              <Mails dealer={dealer} />
            </Box>
          </Box>
        </Box>
      </Page>
    </>
  )
}

function Mails({ dealer }: { dealer: DealerDetail }) {
  const mayWrite = useMay('dealer.write')
  const { act } = useDealerAction(dealer)
  return <MailsPanel mails={dealer.mails} onAgain={mayWrite ? ({ id }) => void act({ action: `mails/${id}/again`, body: {} }, 'mail.triedAgain') : undefined} />
}

function Held({ dealer }: { dealer: DealerDetail }) {
  const say = useMessages()
  const mayWrite = useMay('dealer.write')
  const { act, isBusy } = useDealerAction(dealer)
  const release = (
    <Button color="inherit" variant="outlined" size="small" disabled={isBusy} onClick={() => void act({ action: 'release', body: {} }, 'dealer.released')}>
      {say('dealer.release')}
    </Button>
  )
  return (
    <Alert severity="warning" icon={false} sx={{ mb: 2, flexWrap: 'wrap' }} action={mayWrite ? release : undefined}>
      <strong>{say('enquiry.quarantineTitle')}</strong> {say('dealer.quarantineText')}
    </Alert>
  )
}
