import { Alert, Box, Button, Link } from '@mui/material'
import { LinkBase, useGetOne, type RaRecord } from 'react-admin'
import type { PriceLapses } from '#contract/landed-price-sheet.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useRowWords, useValidityText } from './use-row-words.ts'

/** Lanes that are left without a freight rate, or soon will be: how many, which, and the way to their last rates; nothing where there is none. */
export function LapseAlert() {
  const say = useMessages()
  const { nameOf } = useRowWords('freight')
  const validityText = useValidityText()
  const { data } = useGetOne<PriceLapses & RaRecord>('price-lapses', { id: 'now' })
  if (data === undefined || data.lapsed + data.lapsing === 0) return null
  const { lapsed, lapsing, first } = data
  const filter = JSON.stringify({ validity: 'ending' })
  return (
    <Alert
      severity="warning"
      icon={false}
      sx={{ mb: 2, py: 0.25 }}
      action={
        <Button color="inherit" size="small" component={LinkBase} to={`/markets/prices/freight?${new URLSearchParams({ filter })}`}>
          {say('priceSheet.lapseMore')}
        </Button>
      }
    >
      {[lapsing > 0 ? say('priceSheet.lapsing', { count: lapsing }) : '', lapsed > 0 ? say('priceSheet.lapsed', { count: lapsed }) : '']
        .filter((text) => text !== '')
        .join(' ')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {first.map((row) => (
          <li key={row.id}>
            <Link component={LinkBase} to={`/markets/prices/freight/${row.id}`} color="inherit">
              <bdi>{nameOf(row.cells)}</bdi>
            </Link>
            : {validityText(row)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
