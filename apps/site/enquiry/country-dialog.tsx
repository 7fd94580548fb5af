import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { clsx } from 'clsx'
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

/** The country picker: opens with an empty search, whose arrow keys walk the list and whose Enter copies the choice. */
export function CountryDialog({ id, chosenId, onClose, onConfirm, onFail }: CountryDialogProps) {
  const t = useTranslations()
  const [word, setWord] = useState('')
  // Place in the list; -1: nothing has been picked for this word.
  const [picked, setPicked] = useState(-1)
  const [isSure, setSure] = useState(false)
  const { shown: countries, current } = useCountries(word, onFail)
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  // On phones the keyboard would cover the list.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) search.current?.focus()
  }, [])
  const at = picked === -1 ? (current ?? []).findIndex((country) => String(country.id) === chosenId) : Math.min(picked, (current?.length ?? Infinity) - 1)
  const chosen = current?.[at] ?? null
  useEffect(() => {
    if (picked !== -1) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [picked])

  // Who is faster than the list has chosen once it is there.
  const settle = useEffectEvent(() => {
    setSure(false)
    const sure = picked === -1 ? current?.length === 1 && current[0] : chosen
    if (sure) onConfirm(sure)
  })
  useEffect(() => {
    if (isSure && current) settle()
  }, [isSure, current])

  function onSearchKey(event: KeyboardEvent) {
    const { key } = event
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(key) || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (key === 'Enter') setSure(true)
    else setPicked(Math.max(0, at + (key === 'ArrowDown' ? 1 : -1)))
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
        <Button variant="primary" block disabled={chosen === null} onClick={() => chosen && onConfirm(chosen)}>
          {t('common.confirm')}
        </Button>
      }
    >
      <label className="relative block">
        <span className="sr-only">{t('country.search')}</span>
        <IconSearch aria-hidden className="pointer-events-none absolute start-3 inset-y-0 my-auto size-5 text-muted" strokeWidth={1.75} />
        <TextInput
          ref={search}
          role="combobox"
          aria-expanded={Boolean(countries?.length)}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionId(id, chosen) : undefined}
          value={word}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t('country.searchHint')}
          onChange={(event) => {
            setWord(event.target.value)
            setPicked(-1)
            setSure(false)
          }}
          onKeyDown={onSearchKey}
          className="ps-10"
        />
      </label>
      <p role="status" className="sr-only">
        {countries?.length === 0 ? t('country.none') : ''}
      </p>
      <div ref={list} aria-busy={countries === null} className="-mx-2 mt-3 h-[min(46dvh,calc(var(--spacing)*96))] overflow-y-auto overscroll-contain">
        {countries === null ? <Waiting /> : null}
        {countries?.length ? (
          <div role="listbox" id={`${id}-list`} aria-label={t('country.choose')}>
            {countries.map((country, place) => (
              <Option
                key={country.id}
                id={optionId(id, country)}
                country={country}
                isChosen={country === chosen}
                onPick={() => setPicked(place)}
                onConfirm={() => onConfirm(country)}
              />
            ))}
          </div>
        ) : null}
        {countries?.length === 0 ? <p className="px-2 py-6 text-muted">{t('country.none')}</p> : null}
      </div>
    </BottomSheet>
  )
}

function optionId(id: string, country: Country): string {
  return `${id}-${String(country.id)}`
}

type OptionProps = { id: string; country: Country; isChosen: boolean; onPick: () => void; onConfirm: () => void }

function Option({ id, country, isChosen, onPick, onConfirm }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the search
    <div
      role="option"
      id={id}
      aria-selected={isChosen}
      onClick={onPick}
      onDoubleClick={onConfirm}
      className={clsx('flex min-h-tap items-center gap-3 rounded-sm px-2 py-2 leading-snug hover:bg-sunken', isChosen && 'bg-sunken font-semibold')}
    >
      <bdi className="min-w-0 flex-1">{country.country}</bdi>
      {country.calling_code === null ? null : (
        <bdi dir="ltr" className="text-sm font-normal text-muted tabular-nums">
          {callingCode(country.calling_code)}
        </bdi>
      )}
      <IconCheck aria-hidden className={isChosen ? 'size-5 flex-none text-accent-text' : 'invisible size-5 flex-none'} strokeWidth={2} />
    </div>
  )
}

function Waiting() {
  return Array.from({ length: 8 }, (_, index) => <Skeleton key={index} className="mx-2 my-3 h-5" />)
}

function callingCode(code: string): string {
  return code.startsWith('+') ? code : `+${code}`
}

type Found = { word: string; countries: readonly Country[] }

/** The countries that are shown, null while the first list is on its way, and those for this very word, null until they are there. */
function useCountries(word: string, onFail: () => void): Record<'shown' | 'current', readonly Country[] | null> {
  const lang = useLocale()
  const [shown, setShown] = useState<Found | null>(null)
  const fail = useEffectEvent(onFail)
  const trimmed = word.trim()
  useEffect(() => {
    const asked = new AbortController()
    const timer = setTimeout(
      () => {
        findCountries(lang, trimmed, asked.signal).then(
          (countries) => {
            if (!asked.signal.aborted) setShown({ word: trimmed, countries })
          },
          () => {
            if (!asked.signal.aborted) fail()
          },
        )
      },
      trimmed === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [trimmed, lang])
  return { shown: shown?.countries ?? null, current: shown?.word === trimmed ? shown.countries : null }
}
