import { clsx } from 'clsx'
import { useRef } from 'react'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { rememberWord } from '#apps/site/client/shell-state.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { IconSearch, useToast } from '#apps/site/ui/index.ts'

const WORDS_ID = 'search-words'

/** The search box: a GET form to `/searchsite?word=`, which needs no script (R4.6). */
export function SearchForm() {
  const t = useTranslations('shell')
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const { searchWords, destination } = useSiteData()
  const isResults = pathname === '/searchsite'
  const word = isResults ? (new URLSearchParams(search).get('word') ?? '') : ''

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    if (typed === '') return askForWord()
    rememberWord(typed)
    input.current?.blur()
    void navigate(`/searchsite?${new URLSearchParams({ word: typed, ...(destination && { dest: destination.code }) })}`)
  }

  function askForWord() {
    toast({ text: t('enterKeywords') })
    input.current?.focus()
  }

  return (
    // The results have a field of their own, which a phone has room for.
    <search className={clsx('site-search-box min-w-0 flex-1', isResults && 'max-desktop:invisible')}>
      <form action="/searchsite" method="get" onSubmit={submit} className="relative">
        <input
          key={word}
          ref={input}
          type="search"
          name="word"
          required
          maxLength={100}
          autoComplete="off"
          list={searchWords.length === 0 ? undefined : WORDS_ID}
          enterKeyHint="search"
          defaultValue={word}
          aria-label={t('search')}
          placeholder={t('search')}
          onInvalid={(event) => {
            event.preventDefault()
            askForWord()
          }}
          className="control site-search pe-12"
        />
        {searchWords.length === 0 ? null : (
          <datalist id={WORDS_ID}>
            {searchWords.map((hot) => (
              <option key={hot}>{hot}</option>
            ))}
          </datalist>
        )}
        {destination && <input type="hidden" name="dest" value={destination.code} />}
        <button type="submit" aria-label={t('search')} className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-sm text-muted hover:text-ink">
          <IconSearch aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </form>
    </search>
  )
}
