import { useState } from 'react'
import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { SHORTLIST_LIMITS } from '#contract/shortlist-values.ts'
import { TextField } from '#apps/site/ui/index.ts'
import type { ShortlistRow } from './shortlist-view.ts'
import { parseQuantity, thingKey, writeNote } from './notes.ts'
import type { WantedThing } from './wanted-things.ts'

/** Pieces and a note of one thing, kept as they are typed; a number that is none is put back when the field is left. `least`: said of fewer pieces. */
export function WantedFields({ thing, least }: { thing: WantedThing; least: ShortlistRow['least'] }) {
  const t = useTranslations()
  const [typed, setTyped] = useState(String(thing.quantity))
  const key = thingKey(thing)
  return (
    <>
      {/* Printed where something stands in them. */}
      <div className={clsx('mt-3 grid max-w-text grid-cols-[auto_minmax(0,1fr)] gap-3', thing.quantity === 1 && thing.note === '' && 'no-print')}>
        <TextField
          label={t('shortlist.quantity')}
          aria-label={t('common.labelled', { label: t('shortlist.quantity'), value: thing.name })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed}
          className="w-24"
          onChange={({ target }) => {
            setTyped(target.value)
            const quantity = parseQuantity(target.value)
            if (quantity !== null) writeNote(key, { quantity, note: thing.note })
          }}
          onBlur={() => setTyped(String(thing.quantity))}
        />
        <TextField
          label={t('shortlist.note')}
          aria-label={t('common.labelled', { label: t('shortlist.note'), value: thing.name })}
          autoComplete="off"
          maxLength={SHORTLIST_LIMITS.note}
          value={thing.note}
          onChange={({ target }) => writeNote(key, { quantity: thing.quantity, note: target.value })}
        />
      </div>
      {least !== undefined && thing.quantity < least.pieces ? (
        <p role="status" className="mt-1 text-sm text-muted">
          {least.text}
        </p>
      ) : null}
    </>
  )
}
