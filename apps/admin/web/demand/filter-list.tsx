import { Box } from '@mui/material'
import type { Demand } from '#contract/demand.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from './use-figures.ts'

type Asked = Demand['filters'][number]

/** How many searches ask for what, with bars of their share of the most; the figures are text, so nothing depends on seeing the bars. */
export function FilterList({ filters }: Pick<Demand, 'filters'>) {
  const say = useMessages()
  const { count } = useFigures()
  const most = Math.max(1, ...filters.map(({ searches }) => searches))
  return (
    <Panel title={say('demand.filters')}>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{filters.length === 0 ? say('demand.none') : say('demand.filtersHelp')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.25 }}>
        {filters.map((asked) => (
          <Box
            component="li"
            key={asked.name}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(36px, auto)',
              alignItems: 'center',
              columnGap: 1.5,
              fontSize: 13.5,
            }}
          >
            <Box>
              {say(`demand.filter.${asked.name}`)}
              <Named asked={asked} />
            </Box>
            <Box aria-hidden sx={{ height: 10, borderRadius: '3px', bgcolor: COLOURS.sunken }}>
              <Box sx={{ height: '100%', width: `${(asked.searches / most) * 100}%`, minWidth: '3px', borderRadius: '3px', bgcolor: COLOURS.inkSoft }} />
            </Box>
            <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>{count(asked.searches)}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

/** What is named most, as the catalogue writes it. */
function Named({ asked: { name, values } }: { asked: Asked }) {
  const say = useMessages()
  const { count } = useFigures()
  if (name === 'off_road' || name === 'sports') return null
  const figure = (text: string) => (name === 'year' ? text : count(Number(text)))
  const textOf = (value: string) => {
    const [, from = '', to = ''] = /^(\d*)\.\.(\d*)$/.exec(value) ?? []
    if (from === '' && to === '') return name === 'model' ? value.slice(value.indexOf('/') + 1) : value
    if (from === to) return figure(from)
    return to === '' ? say('demand.from', { value: figure(from) }) : from === '' ? say('demand.to', { value: figure(to) }) : `${figure(from)}–${figure(to)}`
  }
  return <Box sx={{ color: 'text.secondary', fontSize: 12.5, overflowWrap: 'anywhere' }}>{values.map(textOf).join(', ')}</Box>
}
