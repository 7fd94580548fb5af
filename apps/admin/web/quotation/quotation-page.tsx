import { Alert, Box, Button, Link } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { LinkBase, useParams, useRecordContext, type RaRecord } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import type { QuotationDetail, QuotationVersion } from '#contract/quotation.ts'
import type { QuotationTerms } from '#contract/quotation-values.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { StoredRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { asStored } from './form-value.ts'
import { isClosed } from './is-closed.ts'
import { LinkDialog } from './link-dialog.tsx'
import type { OnChange } from './on-change.ts'
import { QuotationChip } from './quotation-chip.tsx'
import { QuotationFields } from './quotation-fields.tsx'
import { QuotationTermsPanels } from './quotation-terms-panels.tsx'
import { StatePanel } from './state-panel.tsx'
import { SumsPanel } from './sums-panel.tsx'
import { useQuotationFields } from './use-quotation-fields.ts'
import { useQuotationNews } from './use-quotation-news.ts'
import { VersionsPanel } from './versions-panel.tsx'

const IS_ID = /^\d{1,15}$/

/** One quotation: what its next version says, what can be done with it, and what has gone out. */
export default function QuotationPage() {
  const { id = '' } = useParams()
  if (!IS_ID.test(id)) return <Missing />
  return (
    <StoredRecord<QuotationDetail & RaRecord> key={id} resource="quotation" id={Number(id)}>
      {(stored) => <Screen stored={stored} />}
    </StoredRecord>
  )
}

function Screen({ stored }: { stored: QuotationDetail }) {
  const say = useMessages()
  const fields = useQuotationFields()
  const mayWrite = useMay('quotation.write')
  // `round` counts what was done beside the form, which then starts anew from what the server answered.
  const [{ quotation, round }, setHeld] = useState({ quotation: stored, round: 0 })
  // Above what is made anew by that, or by news of the same: the link stays until it was taken.
  const [link, setLink] = useState<QuotationVersion | null>(null)
  const onChange: OnChange = (changed, isLinked = false) => {
    setHeld((held) => ({ quotation: changed, round: held.round + 1 }))
    if (isLinked) setLink(changed.versions.find(({ revision }) => revision === changed.revision) ?? null)
  }
  const { id, number, state, enquiry } = quotation
  return (
    <Page
      title={number}
      note={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <QuotationChip state={state} />
          <span>{say(`quotation.documents.${quotation.document}`)}</span>
          <bdi>{quotation.buyer}</bdi>
          <Link component={LinkBase} to={`/enquiries/${enquiry.id}/show`}>
            {say('quotation.ofEnquiry', { reference: enquiry.reference })}
          </Link>
        </Box>
      }
      actions={
        <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/quotations">
          {say('nav.quotations')}
        </Button>
      }
    >
      {link !== null && <LinkDialog version={link} onClose={() => setLink(null)} />}
      {isClosed(state) || !mayWrite ? (
        <Parts
          fields={
            <>
              <Alert severity="info">{isClosed(state) ? say(`quotation.fixed.${state}`) : say('edit.fixed')}</Alert>
              {isClosed(state) && quotation.revision > 0 && quotation.is_changed && (
                <Alert severity="warning">{say('quotation.changedAfter', { revision: quotation.revision })}</Alert>
              )}
              <QuotationTermsPanels value={quotation.value} />
            </>
          }
          aside={<Aside quotation={quotation} value={quotation.value} isDirty={false} onChange={onChange} />}
          versions={<VersionsPanel quotation={quotation} />}
        />
      ) : (
        <EditForm<QuotationDetail>
          key={round}
          resource="quotation"
          id={id}
          stored={quotation}
          {...fields}
          prepare={asStored}
          onSaved={(saved) => setHeld((held) => ({ ...held, quotation: saved }))}
        >
          <Parts fields={<QuotationFields />} aside={<LiveAside onChange={onChange} />} versions={<VersionsPanel quotation={quotation} />} />
        </EditForm>
      )}
    </Page>
  )
}

const ONE = 'minmax(0, 1fr)'

/** The form, beside it sums and actions that stay in sight, below it the versions; on a phone one below the other. */
function Parts({ fields, aside, versions }: { fields: ReactNode; aside: ReactNode; versions: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: { xs: ONE, lg: 'minmax(0, 1fr) 340px' } }}>
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>{fields}</Box>
      <Box
        sx={{
          gridColumn: { lg: 2 },
          gridRow: { lg: '1 / span 2' },
          display: 'grid',
          gap: 2,
          minWidth: 0,
          position: { lg: 'sticky' },
          top: { lg: 24 },
          // Above the bar that saves; what is longer than a low screen is scrolled for itself.
          maxHeight: { lg: 'calc(100dvh - 104px)' },
          overflowY: { lg: 'auto' },
        }}
      >
        {aside}
      </Box>
      <Box sx={{ minWidth: 0, '&:empty': { display: 'none' } }}>{versions}</Box>
    </Box>
  )
}

/** Beside the form: what it holds now, and the quotation as it is stored. */
function LiveAside({ onChange }: { onChange: OnChange }) {
  const quotation = useRecordContext<QuotationDetail>()
  const value = useWatch<{ value: QuotationTerms }, 'value'>({ name: 'value' })
  const { isDirty } = useFormState()
  return quotation === undefined ? null : <Aside quotation={quotation} value={value} isDirty={isDirty} onChange={onChange} />
}

type AsideProps = { quotation: QuotationDetail; value: QuotationTerms; isDirty: boolean; onChange: OnChange }

function Aside({ quotation, value, isDirty, onChange }: AsideProps) {
  useQuotationNews(quotation, { isDirty, onChange })
  return (
    <>
      <SumsPanel value={value} />
      <StatePanel quotation={quotation} isDirty={isDirty} onChange={onChange} />
    </>
  )
}
