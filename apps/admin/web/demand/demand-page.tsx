import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { useGetOne, type RaRecord } from 'react-admin'
import type { Demand } from '#contract/demand.ts'
import { DEMAND_PERIODS } from '#contract/demand-values.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { withoutEmpty } from '#apps/admin/web/api/data-provider.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { DemandTiles } from './demand-tiles.tsx'
import { ExportFile } from './export-file.tsx'
import { FilterList } from './filter-list.tsx'
import { WaitedPanel } from './waited-panel.tsx'
import { WordTable } from './word-table.tsx'

const FIRST_PERIOD = '30'

/** What buyers search for: most, in vain, and without opening anything. */
export default function DemandPage() {
  const say = useMessages()
  const [days, setDays] = useState(FIRST_PERIOD)
  const [locale, setLocale] = useState('')
  const asked = useGetOne<Demand & RaRecord>('demand', { id: `${days}/${locale}` }, { placeholderData: (before) => before })
  const { data, error, refetch } = asked
  return (
    <Page
      title={say('demand.title')}
      actions={
        <ExportFile
          path="/demand/export.csv"
          query={withoutEmpty({ days, locale })}
          sayDone={(count) => say('demand.exported', { count })}
          isEmpty={(data?.words ?? 0) === 0}
        />
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('demand.lead')}</Box>
      <Box sx={{ display: 'grid', gap: 1.25, mb: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '200px 200px' } }}>
        <SelectField
          label={say('demand.period')}
          value={days}
          onChange={setDays}
          choices={DEMAND_PERIODS.map((count) => ({ value: String(count), label: say('demand.days', { count }) }))}
        />
        <SelectField
          label={say('demand.language')}
          value={locale}
          onChange={setLocale}
          choices={LOCALE_CODES.map((value) => ({ value, label: say(`language.${value}`) }))}
          allLabel={say('app.all')}
        />
      </Box>
      {error !== null && data === undefined ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <Report demand={data} />
      )}
      <WaitedPanel />
    </Page>
  )
}

function Report({ demand }: { demand: Demand }) {
  const say = useMessages()
  if (demand.searches === 0)
    return (
      <Panel>
        <Empty title={say('demand.empty')} text={say('demand.emptyHelp')} />
      </Panel>
    )
  return (
    <>
      <DemandTiles demand={demand} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <WordTable title={say('demand.unmet')} help={say('demand.unmetHelp')} words={demand.unmet} columns={['searches']} />
          <WordTable title={say('demand.most')} help={say('demand.mostHelp')} words={demand.most} columns={['searches', 'found', 'opened']} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <FilterList filters={demand.filters} />
          <WordTable title={say('demand.unopened')} help={say('demand.unopenedHelp')} words={demand.unopened} columns={['searches', 'found']} />
        </Box>
      </Box>
      {demand.unkept > 0 && (
        <Alert severity="info" icon={false} sx={{ mt: 2, py: 0.25 }}>
          {say('demand.unkept', { count: demand.unkept })}
        </Alert>
      )}
    </>
  )
}
