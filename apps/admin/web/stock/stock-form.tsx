import { Alert, Box } from '@mui/material'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { StockKind } from '#contract/stock-values.ts'
import type { StoredStock } from '#contract/stock.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { BrandFields } from './brand-fields.tsx'
import { CarFields } from './car-fields.tsx'
import { FittingFields } from './fitting-fields.tsx'
import type { StockFieldsProps } from './inputs.tsx'
import { UsedCarFields } from './used-car-fields.tsx'
import { useStockText } from './use-stock-words.ts'

const FIELDS: Readonly<Record<StockKind, ComponentType<StockFieldsProps>>> = {
  car: CarFields,
  used_car: UsedCarFields,
  fitting: FittingFields,
  brand: BrandFields,
}

type StockFormProps = {
  kind: StockKind
  stored: StoredStock
  mayEdit: boolean
  isNew?: boolean
  /** A new one with what it may be saved with already. */
  isNamed?: boolean
  onSaved: (saved: StoredStock & RaRecord) => void
}

/** The data of one entry, by groups of the specification; what is doubtful is said above, what is impossible by its field. */
export function StockForm({ kind, stored, mayEdit, isNew = false, isNamed = false, onSaved }: StockFormProps) {
  const say = useMessages()
  const { labelOf, textOf } = useStockText()
  const Fields = FIELDS[kind]
  return (
    <Box component="fieldset" disabled={!mayEdit} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <EditForm
        resource={kind}
        id={isNew ? null : stored.id}
        stored={stored}
        labelOf={labelOf}
        textOf={textOf}
        isSavable={stored.is_sample || isNamed}
        saveLabel={isNew ? 'stock.record.create' : 'edit.save'}
        onSaved={onSaved}
      >
        {stored.is_sample && <Alert severity="warning">{say('stock.record.sampleLead')}</Alert>}
        {stored.hints.length > 0 && (
          <Alert severity="info" sx={{ alignItems: 'flex-start' }}>
            <Box sx={{ fontWeight: 600 }}>{say('stock.record.hints')}</Box>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {stored.hints.map(({ field, text }) => (
                <li key={`${field} ${text}`}>
                  {labelOf(field)}: {text}
                </li>
              ))}
            </Box>
          </Alert>
        )}
        <Fields isNew={isNew} />
      </EditForm>
    </Box>
  )
}
