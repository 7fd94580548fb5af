import { Alert, Box, Button, Link, Tab, Tabs } from '@mui/material'
import { Copy, ExternalLink, Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LinkBase, useGetOne, useParams, type RaRecord } from 'react-admin'
import type { StockKind } from '#contract/stock-values.ts'
import type { StoredStock } from '#contract/stock.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { OwnerMedia } from '#apps/admin/web/media/owner-media.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { WordsForm } from '#apps/admin/web/translation/words-form.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { DraftLinkDialog } from './draft-link-dialog.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { StockChip } from './stock-chip.tsx'
import { stockKindOf, stockListPath } from './stock-kind.ts'
import { StockForm } from './stock-form.tsx'

const TABS = ['data', 'texts', 'pictures', 'history'] as const

/** One entry of the catalogue: its data, its words per language, its pictures and what was changed on it. */
export default function StockRecordPage() {
  const { kind: path, id = '', tab: wanted = 'data' } = useParams<{ kind?: string; id?: string; tab?: string }>()
  const kind = stockKindOf(path)
  const tab = TABS.find((known) => known === wanted)
  if (kind === undefined || tab === undefined || !/^\d{1,15}$/.test(id)) return <Missing />
  return <RecordScreen key={`${kind} ${id}`} kind={kind} id={Number(id)} tab={tab} />
}

function RecordScreen({ kind, id, tab }: { kind: StockKind; id: number; tab: (typeof TABS)[number] }) {
  const say = useMessages()
  const mayEdit = useMay('catalogue.write')
  const [isPreviewed, setPreviewed] = useState(false)
  // Kept nowhere between visits: a form starts from what is stored now.
  const { data, error, refetch } = useGetOne<StoredStock & RaRecord>(kind, { id }, { gcTime: 0, staleTime: Infinity })
  // What a colleague has saved meanwhile stands in the history already, so the state must be that of now too.
  useEffect(() => {
    if (tab === 'history') void refetch()
  }, [tab, refetch])
  if (data === undefined) return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
  const path = stockListPath(kind)
  const isOut = data.value.publish_state === 'published'
  return (
    <Page
      title={data.name}
      width={1080}
      note={
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <StockChip of={data.value} />
          <Link component={LinkBase} to={path}>
            {say('stock.record.back', { kind: say(`stock.kind.${kind}`) })}
          </Link>
        </Box>
      }
      actions={
        <>
          {isOut && (
            <Button variant="outlined" startIcon={<ExternalLink size={17} />} href={data.address} target="_blank" rel="noopener">
              {say('stock.record.open')}
            </Button>
          )}
          {mayEdit && !isOut && kind !== 'brand' && (
            <Button variant="outlined" startIcon={<Eye size={17} />} onClick={() => setPreviewed(true)}>
              {say('stock.draftLink.button')}
            </Button>
          )}
          {mayEdit && (
            <Button variant="outlined" startIcon={<Copy size={17} />} component={LinkBase} to={`${path}/new?from=${id}`}>
              {say('stock.record.duplicate')}
            </Button>
          )}
        </>
      }
    >
      <Tabs value={tab} variant="scrollable" allowScrollButtonsMobile sx={{ mb: 2.5, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}>
        {TABS.map((one) => (
          <Tab
            key={one}
            value={one}
            label={say(`stock.record.${one}`)}
            component={LinkBase}
            to={one === 'data' ? `${path}/${id}` : `${path}/${id}/${one}`}
            sx={{ minHeight: 40 }}
          />
        ))}
      </Tabs>
      {isOut && !data.is_maker_out && 'brand_id' in data.value && (
        <Alert
          severity="warning"
          sx={{ mb: 2.5 }}
          action={
            <Button color="inherit" size="small" component={LinkBase} to={`${stockListPath('brand')}/${data.value.brand_id}`}>
              {say('stock.record.toMaker')}
            </Button>
          }
        >
          {say('stock.record.makerNotOut')}
        </Alert>
      )}
      {isPreviewed && kind !== 'brand' && <DraftLinkDialog kind={kind} id={id} onClose={() => setPreviewed(false)} />}
      {tab === 'data' && <StockForm kind={kind} stored={data} mayEdit={mayEdit} onSaved={() => void refetch()} />}
      {tab === 'texts' && <WordsForm id={`${kind}/${id}`} mayEdit={mayEdit} onSaved={() => void refetch()} />}
      {tab === 'pictures' && <OwnerMedia kind={kind} id={id} />}
      {tab === 'history' && <HistoryPanel kind={kind} stored={data} mayEdit={mayEdit} onRestored={() => void refetch()} />}
    </Page>
  )
}
