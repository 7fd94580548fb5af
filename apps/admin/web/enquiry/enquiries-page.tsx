import { Button, useMediaQuery, type Theme } from '@mui/material'
import { Inbox, NotebookText, Plus, Route } from 'lucide-react'
import { useEffect } from 'react'
import { LinkBase, ListBase, useListContext, useStore } from 'react-admin'
import { MOST_COUNTED_ENQUIRIES } from '#contract/enquiry-values.ts'
import type { ListLayout } from '#contract/list-view-values.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { Board } from '#apps/admin/web/pipeline/board.tsx'
import { LAYOUT_KEY, LayoutSwitch } from '#apps/admin/web/pipeline/layout-switch.tsx'
import { useNewEnquiries } from '#apps/admin/web/shell/new-enquiries.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { EnquiryCards } from './enquiry-cards.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { ExportButton } from './export-button.tsx'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { FilterFields } from '#apps/admin/web/ui/filter-fields.tsx'

/** The list of leads, or their board. */
export default function EnquiriesPage() {
  const [layout, setLayout] = useStore<ListLayout>(LAYOUT_KEY, 'list')
  return (
    <ListBase
      resource="enquiries"
      perPage={25}
      sort={{ field: 'created_at', order: 'DESC' }}
      // The board asks for its columns itself.
      queryOptions={{ enabled: layout === 'list' }}
      disableAuthentication
    >
      <ListScreen layout={layout} onLayout={setLayout} />
    </ListBase>
  )
}

type ScreenProps = { layout: ListLayout; onLayout: (layout: ListLayout) => void }

function ListScreen({ layout, onLayout }: ScreenProps) {
  const say = useMessages()
  const { total } = useListContext<EnquiryRow>()
  const { seenId, look, unmatched } = useNewEnquiries()
  const mayWrite = useMay('enquiry.write')
  const mayAssign = useMay('enquiry.assign')
  const mayExport = useMay('enquiry.export')
  useLooking(look, seenId)
  return (
    <Page
      title={say('enquiries.title')}
      width={layout === 'board' ? 1800 : 1320}
      note={
        layout === 'board' || total === undefined
          ? undefined
          : say(total >= MOST_COUNTED_ENQUIRIES ? 'enquiries.countMany' : 'enquiries.count', { count: total })
      }
      actions={
        <>
          <LayoutSwitch layout={layout} onChange={onLayout} />
          {mayWrite && (
            <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/enquiries/new">
              {say('entry.title')}
            </Button>
          )}
          <Button startIcon={<Inbox size={17} />} component={LinkBase} to="/enquiries/mail">
            {say('message.unmatched.link', { count: unmatched })}
          </Button>
          <Button startIcon={<NotebookText size={17} />} component={LinkBase} to="/enquiries/templates">
            {say('answerTemplate.link')}
          </Button>
          {mayAssign && (
            <Button startIcon={<Route size={17} />} component={LinkBase} to="/enquiries/routing">
              {say('routing.link')}
            </Button>
          )}
          {mayExport && <ExportButton />}
        </>
      }
    >
      <FilterBar Fields={FilterFields} search="enquiries.search" views="enquiries" layoutKey={LAYOUT_KEY} />
      {layout === 'board' ? <Board /> : <Rows />}
    </Page>
  )
}

function Rows() {
  const say = useMessages()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const mayWrite = useMay('enquiry.write')
  return (
    <ListRows<EnquiryRow> empty={say('enquiries.empty')} emptyHelp={say('enquiries.emptyHelp')} emptyFiltered={say('enquiries.emptyFiltered')}>
      {(rows) => (isPhone ? <EnquiryCards rows={rows} isTickable={mayWrite} /> : <EnquiryTable rows={rows} />)}
    </ListRows>
  )
}

// Whoever opens the list has seen what is in it; rows that come later stay marked until it is opened again.
function useLooking(look: () => void, seenId: number | null): void {
  const isKnown = seenId !== null
  useEffect(() => {
    if (isKnown) look()
  }, [look, isKnown])
}
