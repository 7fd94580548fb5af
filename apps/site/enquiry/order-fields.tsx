import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceBasis } from '#contract/enquiry-values.ts'
import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { IconPlus, SelectField, TextField } from '#apps/site/ui/index.ts'
import { loadPortSuggestions } from './late-parts.ts'
import { ORDER_FIELDS } from './wire.ts'
import type { EnquiryValues } from './wire.ts'

/** In the order in which a price holds more. */
const BASES = ['fob', 'cfr', 'cif', 'unsure'] as const satisfies readonly PriceBasis[]

/** Quantity, port and price basis for those who know them already (R10.21), folded away: five fields are enough to ask. `port`: the one that the visitor has named. */
export function OrderFields({ initial, port }: { initial: EnquiryValues; port?: string }) {
  const t = useTranslations('order')
  const list = useId()
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const PortSuggestions = useLateComponent(loadPortSuggestions, form !== null)
  const isSuggesting = typeof PortSuggestions !== 'string' && form !== null
  return (
    <details open={ORDER_FIELDS.some((field) => initial[field])} className="group border-y border-line @narrow:col-span-2">
      <summary className="flex min-h-tap items-center justify-between gap-3 py-2 hover:text-accent-text">
        {t('title')}
        <IconPlus aria-hidden className="size-5 flex-none transition-transform group-open:rotate-45" strokeWidth={1.75} />
      </summary>
      <div className="grid gap-4 pb-5 @narrow:grid-cols-2 @narrow:gap-x-5">
        <TextField label={t('quantity')} name="quantity" inputMode="numeric" autoComplete="off" maxLength={3} defaultValue={initial.quantity} />
        <SelectField
          label={t('basis')}
          name="price_basis"
          defaultValue={initial.price_basis ?? ''}
          options={[{ value: '', label: t('choose') }, ...BASES.map((basis) => ({ value: basis, label: t(basis) }))]}
        />
        <TextField
          label={t('port')}
          name="destination_port"
          autoComplete="off"
          maxLength={120}
          {...(isSuggesting && { list })}
          defaultValue={initial.destination_port ?? port}
          onFocus={(event) => setForm(event.currentTarget.form)}
          className="@narrow:col-span-2"
        />
        {isSuggesting && <PortSuggestions id={list} form={form} />}
      </div>
    </details>
  )
}
