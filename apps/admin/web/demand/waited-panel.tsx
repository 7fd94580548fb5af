import { Box, Link } from '@mui/material'
import { LinkBase, useGetOne, type RaRecord } from 'react-admin'
import type { Waited, WaitedReport } from '#contract/alert.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { ExportFile } from './export-file.tsx'
import { useFigures } from './use-figures.ts'

const WHAT = { textAlign: 'left', width: '100%', pl: 2, pr: 1 } as const
const FIGURE = { textAlign: 'right', whiteSpace: 'nowrap', px: 1, '&:last-of-type': { pr: 2 } } as const

/** What buyers wait for by alert (R11.26): lists with their filters and single things, the most waited for first, and nobody's address. */
export function WaitedPanel() {
  const say = useMessages()
  const mayReadPeople = useMay('enquiry.read')
  const { data, error, refetch } = useGetOne<WaitedReport & RaRecord>('waited-for', { id: 'all' })
  return (
    <Panel
      title={say('waited.title')}
      aside={
        data !== undefined && data.list.length > 0 ? (
          <ExportFile path="/waited-for/export.csv" query={{}} sayDone={(count) => say('waited.exported', { count })} label={say('waited.export')} isSmall />
        ) : undefined
      }
      sx={{ mt: 2 }}
      isFlush
    >
      <Box sx={{ px: 2, pb: 1.5, mt: -1, color: 'text.secondary', fontSize: 13.5 }}>
        {data !== undefined && data.list.length === 0 ? say('waited.none') : say('waited.lead')}
        {data === undefined ? null : (
          <Box sx={{ mt: 0.5 }}>
            {say('waited.count', { count: data.alerts })}
            {data.pending > 0 && ` · ${say('waited.pending', { count: data.pending })}`}
            {mayReadPeople && (
              <>
                {' · '}
                <Link component={LinkBase} to="/demand/alerts">
                  {say('waited.people')}
                </Link>
              </>
            )}
          </Box>
        )}
      </Box>
      {error !== null && data === undefined && (
        <Box sx={{ p: 2 }}>
          <Failure error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data !== undefined && data.list.length > 0 && <Table list={data.list} />}
    </Panel>
  )
}

function Table({ list }: Pick<WaitedReport, 'list'>) {
  const say = useMessages()
  const { count } = useFigures()
  const times = useTimes()
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: 14 }}>
      <Box component="thead" sx={{ fontSize: 12.5, color: 'text.secondary' }}>
        <tr>
          {(['what', 'alerts', 'since'] as const).map((name) => (
            <Box key={name} component="th" scope="col" sx={{ ...(name === 'what' ? WHAT : FIGURE), fontWeight: 500, py: 0.75, bgcolor: COLOURS.sunken }}>
              {say(`waited.columns.${name}`)}
            </Box>
          ))}
        </tr>
      </Box>
      <tbody>
        {list.map((waited) => (
          <Box key={`${waited.kind} ${waited.path}`} component="tr" sx={{ borderTop: `1px solid ${COLOURS.line}` }}>
            <Box component="th" scope="row" sx={{ ...WHAT, fontWeight: 'inherit', py: 1, overflowWrap: 'anywhere' }}>
              <What waited={waited} />
            </Box>
            <Box component="td" sx={{ ...FIGURE, fontVariantNumeric: 'tabular-nums', py: 1, verticalAlign: 'top' }}>
              {count(waited.alerts)}
            </Box>
            <Box component="td" sx={{ ...FIGURE, color: 'text.secondary', py: 1, verticalAlign: 'top' }}>
              {times.day(waited.since.slice(0, 10))}
            </Box>
          </Box>
        ))}
      </tbody>
    </Box>
  )
}

/** A list by its filters or a thing by its name, each with its page on the site, and the languages of those who wait. */
function What({ waited: { kind, path, thing, terms, locales } }: { waited: Waited }) {
  const say = useMessages()
  const nameOf = useFilterName()
  const words = thing ?? terms.map(({ name, values }) => `${nameOf(name)}: ${values.join(', ')}`).join(' · ')
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12.5, mr: 1 }}>
        {say(`waited.kind.${kind}`)}
      </Box>
      <Link href={path} target="_blank" rel="noopener">
        <bdi>{words}</bdi>
      </Link>
      <Box component="span" title={locales.map((code) => say(`language.${code as 'en'}`)).join(', ')} sx={{ ml: 1, fontSize: 12, color: 'text.secondary' }}>
        {locales.join(' ')}
      </Box>
    </>
  )
}

/** Filters are called as in the report of searches; what only lists have has a name of its own. */
function useFilterName(): (name: string) => string {
  const sayData = useDataMessages()
  return (name) => {
    const own = sayData('waited.filter', name)
    return own === name ? sayData('demand.filter', name) : own
  }
}
