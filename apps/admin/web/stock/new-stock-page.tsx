import { Alert, Link } from '@mui/material'
import { LinkBase, useGetOne, useLocation, useNavigate, useParams, type RaRecord } from 'react-admin'
import type { StockRecord } from '#contract/stock-record.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { StoredStock } from '#contract/stock.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Missing } from '#apps/admin/web/shell/guard.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { emptyRecord, copyOf } from './empty-record.ts'
import { stockKindOf, stockListPath } from './stock-kind.ts'
import { StockForm } from './stock-form.tsx'

/** A new entry of the catalogue: an empty one, or a copy of another. */
export default function NewStockPage() {
  const kind = stockKindOf(useParams<{ kind?: string }>().kind)
  const query = new URLSearchParams(useLocation().search)
  const from = idIn(query, 'from')
  if (kind === undefined) return <Missing />
  if (from !== null) return <CopyScreen kind={kind} from={from} />
  return kind === 'brand' ? (
    <NewScreen kind={kind} value={namedMaker(query)} importId={idIn(query, 'import')} />
  ) : (
    <NewScreen kind={kind} value={emptyRecord(kind)} />
  )
}

function idIn(query: URLSearchParams, name: string): number | null {
  const given = query.get(name) ?? ''
  return /^\d{1,15}$/.test(given) ? Number(given) : null
}

/** A maker whom a list names, as its import hands the names over. */
function namedMaker(query: URLSearchParams): StockRecord {
  const nameOf = (key: string) => query.get(key)?.slice(0, 60) || null
  return { ...emptyRecord('brand'), brand_name: nameOf('name'), brand_name_zh: nameOf('name_zh') } as StockRecord
}

function CopyScreen({ kind, from }: { kind: StockKind; from: number }) {
  const mayPrice = useMay('catalogue.price')
  const { data, error, refetch } = useGetOne<StoredStock & RaRecord>(kind, { id: from }, { gcTime: 0, staleTime: Infinity })
  if (data === undefined) return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
  const copy = copyOf(kind, data.value)
  return <NewScreen kind={kind} value={mayPrice || kind === 'brand' ? copy : withoutPrice(copy)} original={data.name} />
}

/** Who may not set prices leaves them to those who may. */
function withoutPrice(value: StockRecord): StockRecord {
  return { ...value, fob_price_usd_cents: null, price_valid_until: null }
}

/** `original`: what it is a copy of; `importId`: the import that asked for it, to which one comes back. */
type NewScreenProps = { kind: StockKind; value: StockRecord; original?: string; importId?: number | null }

function NewScreen({ kind, value, original, importId = null }: NewScreenProps) {
  const say = useMessages()
  const navigate = useNavigate()
  const path = stockListPath(kind)
  const stored: StoredStock = {
    id: 0,
    version: 0,
    name: '',
    sign: '',
    address: '',
    is_sample: false,
    is_maker_out: true,
    created_at: '',
    updated_at: '',
    hints: [],
    value,
  }
  return (
    <Page
      title={say('stock.record.new', { kind: say(`stock.kind.${kind}`) })}
      width={1080}
      note={
        <Link component={LinkBase} to={importId === null ? path : `/imports/${importId}`}>
          {importId === null ? say('stock.record.back', { kind: say(`stock.kind.${kind}`) }) : say('imports.backToImport')}
        </Link>
      }
    >
      {original !== undefined && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say('stock.record.duplicateOf', { name: original })}
        </Alert>
      )}
      {importId !== null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say('imports.makerForImport')}
        </Alert>
      )}
      <StockForm
        kind={kind}
        stored={stored}
        isNew
        isNamed={importId !== null}
        mayEdit
        onSaved={({ id }) => navigate(importId === null ? `${path}/${id}` : `/imports/${importId}`)}
      />
    </Page>
  )
}
