import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Field, IconChevronDown, TextInput } from '#apps/site/ui/index.ts'
import type { ControlProps } from '#apps/site/ui/index.ts'
import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { readUserInfo } from '#apps/site/client/user-info.ts'

import { readDraft } from './enquiry-draft.ts'
import { loadCountryDialog } from './late-parts.ts'

type Chosen = { name: string; id: string }
type CountryValues = { country?: string; country_id?: string }
type CountryFieldProps = {
  initial: string
  initialId: string
  /** The country that the page knows, where none was named; what was typed here or before goes before it. */
  given?: Required<CountryValues>
  error?: string
  required?: boolean
  onChosen?: (country: Required<CountryValues>) => void
  /** What was typed in this tab before; another form than the enquiry's has a draft of its own. */
  draft?: () => CountryValues
  /** The country for who has named none, here or before. */
  suggested?: () => CountryValues
}
type Mode = 'typing' | 'picking'

/**
 * Country or region. A text field first, which needs no script and keeps what was typed; once alive, a button that opens
 * the picker. Where the list cannot be had, it is a text field again.
 */
export function CountryField({ initial, initialId, given, error, required = true, onChosen, draft = readDraft, suggested = noCountry }: CountryFieldProps) {
  const t = useTranslations('enquiry')
  const input = useRef<HTMLInputElement>(null)
  const [mode, setMode] = useState<Mode>('typing')
  const [chosen, setChosen] = useState<Chosen>(initial === '' && given ? { name: given.country, id: given.country_id } : { name: initial, id: initialId })
  const [notice, setNotice] = useState<string | null>(null)

  useEffect(() => {
    const field = input.current
    if (!field) return
    if (document.activeElement !== field) return upgrade()
    field.addEventListener('blur', upgrade, { once: true })
    return () => field.removeEventListener('blur', upgrade)

    function upgrade() {
      const typed = field?.value.trim() ?? ''
      const isUntouched = typed === (initial === '' ? (given?.country ?? '') : initial)
      setChosen(isUntouched ? startingChoice(initial, initialId, [draft(), given ?? readUserInfo(), suggested()]) : { name: typed, id: '' })
      setMode('picking')
    }
  }, [initial, initialId, given, draft, suggested])

  return (
    <Field label={t('country')} required={required} error={error} hint={notice ?? undefined}>
      {(control) =>
        mode === 'typing' ? (
          <>
            <TextInput {...control} ref={input} name="country" autoComplete="country-name" maxLength={120} defaultValue={chosen.name} />
            {chosen.id === '' ? null : <input type="hidden" name="country_id" value={chosen.id} />}
          </>
        ) : (
          <CountryPicker
            control={control}
            chosen={chosen}
            onChoose={(country) => {
              setChosen(country)
              onChosen?.({ country: country.name, country_id: country.id })
            }}
            onFail={(text) => {
              setNotice(text)
              setMode('typing')
            }}
          />
        )
      }
    </Field>
  )
}

type CountryPickerProps = { control: ControlProps; chosen: Chosen; onChoose: (chosen: Chosen) => void; onFail: (text: string) => void }

function CountryPicker({ control, chosen, onChoose, onFail }: CountryPickerProps) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const { required, ...aria } = control
  const button = useRef<HTMLButtonElement>(null)
  const CountryDialog = useLateComponent(loadCountryDialog, isOpen)
  const hasFailed = CountryDialog === 'failed'
  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })
  useEffect(() => {
    if (hasFailed) fail.current(t('country.failed'))
  }, [hasFailed, t])

  // Once the dialog is gone: while it is open, nothing outside of it takes the focus.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <>
      <button
        {...aria}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={`${aria.id}-picker`}
        aria-required={required}
        onClick={() => setOpen(true)}
        className="control flex items-center justify-between gap-3 text-start"
      >
        <span className={chosen.name === '' ? 'truncate text-muted' : 'truncate'}>
          <bdi>{chosen.name === '' ? t('country.choose') : chosen.name}</bdi>
        </span>
        <IconChevronDown aria-hidden className="size-4.5 flex-none text-muted" strokeWidth={1.75} />
      </button>
      <input type="hidden" name="country" value={chosen.name} />
      <input type="hidden" name="country_id" value={chosen.id} />
      {isOpen && typeof CountryDialog !== 'string'
        ? createPortal(
            <CountryDialog
              id={`${aria.id}-picker`}
              chosenId={chosen.id}
              onClose={() => setOpen(false)}
              onConfirm={(country) => {
                onChoose({ name: country.country, id: String(country.id) })
                setOpen(false)
              }}
              onFail={() => {
                setOpen(false)
                onFail(t('country.failed'))
              }}
            />,
            document.body,
          )
        : null}
    </>
  )
}

const noCountry = (): CountryValues => ({})

function startingChoice(typed: string, id: string, known: readonly (CountryValues | null)[]): Chosen {
  if (typed !== '') return { name: typed, id }
  const named = known.find((values) => values?.country)
  return { name: named?.country ?? '', id: named?.country_id ?? '' }
}
