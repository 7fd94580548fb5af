import { Box, Link } from '@mui/material'
import { DataTable, LinkBase } from 'react-admin'
import type { StockKind } from '#contract/stock-values.ts'
import type { StockRow } from '#contract/stock.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Tick, TickedBar } from '#apps/admin/web/ui/ticked-bar.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { BulkButtons } from './bulk-buttons.tsx'
import { PriceCell } from './price-cell.tsx'
import { StateCell } from './state-cell.tsx'
import { stockListPath } from './stock-kind.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useFigures, useStockValue } from './use-stock-words.ts'

type StockTableProps = { kind: StockKind }

const Col = DataTable.Col<StockRow>

/** Columns that are there for those who look for them. */
const HIDDEN = ['model_year', 'energy_type', 'price_valid_until', 'is_hot']

/** A list of the catalogue for wide screens: columns to choose, price and state set in place, many ticked at once. */
export function StockTable({ kind }: StockTableProps) {
  const mayPrice = useMay('catalogue.price')
  const mayTick = useMay('catalogue.publish') || mayPrice
  const say = useMessages()
  const times = useTimes()
  const now = useNow()
  const figures = useFigures()
  const valueOf = useStockValue()
  const isVehicle = kind === 'car' || kind === 'used_car'
  const col = (name: Parameters<typeof columnKey>[0]) => say(columnKey(name))
  return (
    <>
      {mayTick && (
        <TickedBar>
          <BulkButtons kind={kind} />
        </TickedBar>
      )}
      <DataTable<StockRow>
        storeKey={`stock-${kind}.datatable`}
        rowClick={false}
        hover
        hiddenColumns={HIDDEN}
        bulkActionButtons={false}
        aria-label={say(`stock.kind.${kind}`)}
        sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' }, '& td': { verticalAlign: 'middle' } }}
      >
        {mayTick && <Col source="id" label={say('stock.columns.ticked')} disableSort render={(row) => <Tick row={row} />} sx={{ width: 40 }} />}
        <Col source="picture" label={col('picture')} disableSort render={(row) => <Thumbnail row={row} />} />
        <Col source="name" label={col('name')} render={(row) => <Name kind={kind} row={row} />} sx={{ minWidth: 200 }} />
        {isVehicle && <Col source="model_year" label={col('model_year')} render={(row) => row.model_year ?? '–'} />}
        {isVehicle && (
          <Col
            source="energy_type"
            label={col('energy_type')}
            disableSort
            render={(row) => (row.energy_type === null ? '–' : valueOf('energy_type', row.energy_type))}
          />
        )}
        {kind === 'used_car' && (
          <Col
            source="mileage_km"
            label={col('mileage_km')}
            render={(row) => (row.mileage_km === null ? '–' : `${figures.number(row.mileage_km)} km`)}
            sx={{ whiteSpace: 'nowrap' }}
          />
        )}
        {kind === 'used_car' && (
          <Col source="status" label={col('status')} disableSort render={(row) => (row.status === null ? '–' : valueOf('status', row.status))} />
        )}
        {kind === 'fitting' && (
          <Col source="category" label={col('category')} disableSort render={(row) => (row.category === null ? '–' : valueOf('category', row.category))} />
        )}
        {kind !== 'brand' && <Col source="fob_price_usd_cents" label={col('fob_price_usd_cents')} render={(row) => <PriceCell kind={kind} row={row} />} />}
        {kind !== 'brand' && (
          <Col
            source="price_valid_until"
            label={col('price_valid_until')}
            disableSort
            render={(row) => (row.price_valid_until === null ? '–' : times.day(row.price_valid_until))}
          />
        )}
        {kind === 'car' && <Col source="is_hot" label={col('is_hot')} disableSort render={(row) => say(row.is_hot === true ? 'stock.yes' : 'stock.no')} />}
        <Col source="publish_state" label={col('publish_state')} render={(row) => <StateCell kind={kind} row={row} />} />
        <Col source="updated_at" label={col('updated_at')} render={(row) => times.short(row.updated_at, now)} sx={{ whiteSpace: 'nowrap' }} />
      </DataTable>
    </>
  )
}

function columnKey(
  name:
    | 'picture'
    | 'name'
    | 'publish_state'
    | 'fob_price_usd_cents'
    | 'price_valid_until'
    | 'model_year'
    | 'energy_type'
    | 'mileage_km'
    | 'status'
    | 'category'
    | 'is_hot'
    | 'updated_at',
) {
  return `stock.columns.${name}` as const
}

function Name({ kind, row }: { kind: StockKind; row: StockRow }) {
  const say = useMessages()
  return (
    <>
      <Link component={LinkBase} to={`${stockListPath(kind)}/${row.id}`} sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{row.name}</bdi>
      </Link>
      <Box className="ref" sx={{ color: 'text.secondary', fontSize: 12.5, overflowWrap: 'anywhere' }}>
        {row.sign}
        {row.is_sample && (
          <Box component="span" sx={{ ml: 1, color: COLOURS.warning }}>
            {say('stock.sampleMark')}
          </Box>
        )}
      </Box>
    </>
  )
}
