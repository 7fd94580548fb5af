import { useTranslations } from 'use-intl'
import { rememberWord } from '#apps/site/client/shell-state.ts'
import { DestinationField } from '#apps/site/site-data/destination-field.tsx'
import { Button, IconSearch, TextInput } from '#apps/site/ui/index.ts'

/** The field of the page: a GET form, which needs no script; with script the word is kept as the header's is. */
export function SearchBox({ word }: { word: string }) {
  const t = useTranslations()
  return (
    <form
      method="get"
      action="/searchsite"
      role="search"
      onSubmit={(event) => {
        const typed = new FormData(event.currentTarget).get('word')
        if (typeof typed === 'string' && typed.trim() !== '') rememberWord(typed.trim())
      }}
      className="mt-6 flex gap-2"
    >
      <TextInput
        type="search"
        name="word"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={word}
        key={word}
        aria-label={t('shell.search')}
        placeholder={t('search.hint')}
        className="min-w-0 flex-1"
      />
      <DestinationField />
      <Button type="submit" variant="fill" icon={IconSearch}>
        {t('shell.search')}
      </Button>
    </form>
  )
}
