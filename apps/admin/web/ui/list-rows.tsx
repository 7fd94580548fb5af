import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, type RaRecord } from 'react-admin'
import { COLOURS } from './colours.ts'
import { Empty } from './empty.tsx'
import { Failure } from './failure.tsx'
import { Pager } from './pager.tsx'

type ListRowsProps<Row> = {
  /** Said where there is nothing at all, and beside it what to do then. */
  empty: string
  emptyHelp?: string
  /** Said where the filters leave nothing. */
  emptyFiltered: string
  children: (rows: Row[]) => ReactNode
}

/** What a list holds, with its pages; while it is asked for, and where there is nothing or it cannot be had, that is shown instead. */
export function ListRows<Row extends RaRecord>(props: ListRowsProps<Row>) {
  return (
    <Box sx={{ bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px', overflow: 'clip' }}>
      <Rows {...props} />
      <Pager />
    </Box>
  )
}

function Rows<Row extends RaRecord>({ empty, emptyHelp, emptyFiltered, children }: ListRowsProps<Row>) {
  const { data, error, isPending, filterValues, refetch } = useListContext<Row>()
  if (error !== null && error !== undefined && data === undefined)
    return (
      <Box sx={{ p: 2 }}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Box>
    )
  if (isPending || data === undefined) return <Box sx={{ height: 400 }} />
  if (data.length === 0 && Object.keys(filterValues).length > 0) return <Empty title={emptyFiltered} />
  if (data.length === 0) return <Empty title={empty} text={emptyHelp} />
  return children(data)
}
