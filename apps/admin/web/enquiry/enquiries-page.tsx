import { Box, useMediaQuery, type Theme } from '@mui/material'
import { useEffect } from 'react'
import { ListBase, useListContext } from 'react-admin'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { EnquiryCards } from './enquiry-cards.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { ExportButton } from './export-button.tsx'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { FilterFields } from '#apps/admin/web/ui/filter-fields.tsx'
import { Pager } from '#apps/admin/web/ui/pager.tsx'

/** The list of leads. */
export default function EnquiriesPage() {
  return (
    <ListBase resource="enquiries" perPage={25} sort={{ field: 'created_at', order: 'DESC' }} disableAuthentication>
      <ListScreen />
    </ListBase>
  )
}

function ListScreen() {
  const say = useMessages()
  const { total } = useListContext<EnquiryRow>()
  const { seenId, look } = useNewEnquiries()
  const mayExport = useMay('enquiry.export')
  useLooking(look, seenId)
  return (
    <Page
      title={say('enquiries.title')}
      note={total === undefined ? undefined : say('enquiries.count', { count: total })}
      actions={mayExport ? <ExportButton /> : undefined}
    >
      <FilterBar Fields={FilterFields} search="enquiries.search" views="enquiries" />
      <Box sx={{ bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px', overflow: 'hidden' }}>
        <Rows />
        <Pager />
      </Box>
    </Page>
  )
}

function Rows() {
  const say = useMessages()
  const { data, error, isPending, filterValues, refetch } = useListContext<EnquiryRow>()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  if (error !== null && error !== undefined && data === undefined)
    return (
      <Box sx={{ p: 2 }}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Box>
    )
  if (isPending || data === undefined) return <Box sx={{ height: 400 }} />
  if (data.length === 0 && Object.keys(filterValues).length > 0) return <Empty title={say('enquiries.emptyFiltered')} />
  if (data.length === 0) return <Empty title={say('enquiries.empty')} text={say('enquiries.emptyHelp')} />
  return isPhone ? <EnquiryCards rows={data} /> : <EnquiryTable rows={data} />
}

// Whoever opens the list has seen what is in it; rows that come later stay marked until it is opened again.
function useLooking(look: () => void, seenId: number | null): void {
  const isKnown = seenId !== null
  useEffect(() => {
    if (isKnown) look()
  }, [look, isKnown])
}
