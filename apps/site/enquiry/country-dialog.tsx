import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Country } from '#contract/home.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { BottomSheet, Button, IconCheck, IconSearch, Skeleton, TextInput } from '#apps/site/ui/index.ts'
import { findCountries } from './country-list.ts'

/** R10.7. */
const DEBOUNCE_MS = 200

export type CountryDialogProps = {
  id: string
  chosenId: string
  onClose: () => void
  onConfirm: (country: Country) => void
  onFail: () => void
}

/** The country picker: opens with an empty search, the arrow keys walk the list, confirm copies the choice. */
export function CountryDialog({ id, chosenId, onClose, onConfirm, onFail }: CountryDialogProps) {
  const t = useTranslations()
  const [word, setWord] = useState('')
  const [picked, setPicked] = useState<Country | null>(null)
  const countries = useCountries(word, onFail)
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  // On phones the keyboard would cover the list.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) search.current?.focus()
  }, [])
  const chosen = picked ?? countries?.find((country) => String(country.id) === chosenId) ?? null

  function confirm(country: Country | null) {
    if (country) onConfirm(country)
  }

  function onSearchKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      const options = list.current
      ;(options?.querySelector<HTMLElement>('input:checked') ?? options?.querySelector<HTMLElement>('input'))?.focus()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      confirm(countries?.length === 1 ? (countries[0] ?? null) : null)
    }
  }

  return (
    <BottomSheet
      id={id}
      open
      onClose={onClose}
      width="narrow"
      title={t('country.choose')}
      closeLabel={t('common.close')}
      footer={
        <Button variant="primary" block disabled={chosen === null} onClick={() => confirm(chosen)}>
          {t('common.confirm')}
        </Button>
      }
    >
      <label className="relative block">
        <span className="sr-only">{t('country.search')}</span>
        <IconSearch aria-hidden className="pointer-events-none absolute start-3 inset-y-0 my-auto size-5 text-muted" strokeWidth={1.75} />
        <TextInput
          ref={search}
          type="search"
          value={word}
          autoComplete="off"
          placeholder={t('country.searchHint')}
          onChange={(event) => setWord(event.target.value)}
          onKeyDown={onSearchKey}
          className="ps-10"
        />
      </label>
      <p role="status" className="sr-only">
        {countries?.length === 0 ? t('country.none') : ''}
      </p>
      <div
        ref={list}
        role="radiogroup"
        aria-label={t('country.choose')}
        aria-busy={countries === null}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            confirm(chosen)
          }
        }}
        className="-mx-2 mt-3 h-[min(46dvh,calc(var(--spacing)*96))] overflow-y-auto overscroll-contain"
      >
        {countries === null ? (
          <Waiting />
        ) : (
          countries.map((country) => <Option key={country.id} country={country} isChosen={country === chosen} onPick={setPicked} onConfirm={onConfirm} />)
        )}
        {countries?.length === 0 ? <p className="px-2 py-6 text-muted">{t('country.none')}</p> : null}
      </div>
    </BottomSheet>
  )
}

type OptionProps = { country: Country; isChosen: boolean; onPick: (country: Country) => void; onConfirm: (country: Country) => void }

function Option({ country, isChosen, onPick, onConfirm }: OptionProps) {
  return (
    <label
      onDoubleClick={() => onConfirm(country)}
      className="flex min-h-tap items-center gap-3 rounded-sm px-2 py-2 leading-snug hover:bg-sunken has-checked:bg-sunken has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
    >
      <input type="radio" name="country-choice" value={country.id} checked={isChosen} onChange={() => onPick(country)} className="sr-only" />
      <bdi className="min-w-0 flex-1">{country.country}</bdi>
      {country.calling_code === null ? null : (
        <bdi dir="ltr" className="text-sm font-normal text-muted tabular-nums">
          {callingCode(country.calling_code)}
        </bdi>
      )}
      <IconCheck aria-hidden className={isChosen ? 'size-5 flex-none text-accent-text' : 'invisible size-5 flex-none'} strokeWidth={2} />
    </label>
  )
}

function Waiting() {
  return Array.from({ length: 8 }, (_, index) => <Skeleton key={index} className="mx-2 my-3 h-5" />)
}

function callingCode(code: string): string {
  return code.startsWith('+') ? code : `+${code}`
}

/** The countries for a word; null while the first list is on its way. */
function useCountries(word: string, onFail: () => void): readonly Country[] | null {
  const lang = useLocale()
  const [countries, setCountries] = useState<readonly Country[] | null>(null)
  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })
  useEffect(() => {
    const asked = new AbortController()
    const trimmed = word.trim()
    const timer = setTimeout(
      () => {
        findCountries(lang, trimmed, asked.signal).then(
          (found) => {
            if (!asked.signal.aborted) setCountries(found)
          },
          () => {
            if (!asked.signal.aborted) fail.current()
          },
        )
      },
      trimmed === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [word, lang])
  return countries
}
