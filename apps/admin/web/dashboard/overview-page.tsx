import { Alert, Box, Button } from '@mui/material'
import { useGetOne, type RaRecord } from 'react-admin'
import type { BoardOnScreen } from '#contract/dashboard.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { LapseAlert } from '#apps/admin/web/price-sheet/lapse-alert.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { MailboxTrouble } from '#apps/admin/web/message/mailbox-trouble.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { AccessReminder } from './access-reminder.tsx'
import { CountryBars } from './country-bars.tsx'
import { DayChart } from './day-chart.tsx'
import { NextList } from './next-list.tsx'
import { SetupPanel } from './setup-panel.tsx'
import { StatusBars } from './status-bars.tsx'
import { Tiles } from './tiles.tsx'
import { listAddress } from './list-address.ts'

const EVERY_MS = 60_000

/** First screen: who waits, how much comes in, where from. */
export default function OverviewPage() {
  const say = useMessages()
  const mayReadPrices = useMay('content.read')
  const { data, error, refetch } = useGetOne<BoardOnScreen & RaRecord>('dashboard', { id: 'now' }, { refetchInterval: EVERY_MS })
  if (error !== null && data === undefined)
    return (
      <Page title={say('overview.title')}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (data === undefined) return <Loading />
  return (
    <Page title={say('overview.title')}>
      <SetupPanel />
      <AccessReminder />
      <Tiles board={data} />
      {mayReadPrices && <LapseAlert />}
      {!data.has_mail_server && (
        <Alert severity="warning" icon={false} sx={{ mb: 2, py: 0.25 }}>
          {say('overview.noMailServer')}
        </Alert>
      )}
      <MailboxTrouble />
      {data.quarantined > 0 && (
        <Alert
          severity="warning"
          icon={false}
          sx={{ mb: 2, py: 0.25 }}
          action={
            <Button color="inherit" size="small" href={listAddress({ quarantined: 'yes' })}>
              {say('overview.quarantineCheck')}
            </Button>
          }
        >
          {say('overview.quarantined', { count: data.quarantined })}
        </Alert>
      )}
      {data.mail_refused > 0 && (
        <Alert
          severity="warning"
          icon={false}
          sx={{ mb: 2, py: 0.25 }}
          action={
            <Button color="inherit" size="small" href={listAddress({ mail: 'refused' })}>
              {say('overview.mailCheck')}
            </Button>
          }
        >
          {say('overview.mailRefused', { count: data.mail_refused })}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Panel title={say('overview.next')} isFlush>
            <NextList />
          </Panel>
          <Panel title={say('overview.days')}>
            <DayChart days={data.by_day} />
          </Panel>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Panel title={say('overview.status')}>
            <StatusBars counts={data.by_status} />
          </Panel>
          <Panel title={say('overview.countries')}>
            <CountryBars countries={data.by_country} />
          </Panel>
        </Box>
      </Box>
    </Page>
  )
}
