import { LANGUAGE_LACKS, SHOWN_STATES } from '#contract/content-values.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'

/** By what the languages of a thing are: their state, what they lack, and which language is meant. */
export function LanguageFilters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <>
      <SelectField
        label={say('publication.label')}
        value={one('state')}
        onChange={setOne('state')}
        choices={SHOWN_STATES.map((value) => ({ value, label: say(`publication.state.${value}`) }))}
        allLabel={say('app.all')}
      />
      <LackFilters />
    </>
  )
}

/** By what a language lacks, any or the one that is meant. */
export function LackFilters() {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { one, setOne } = useFilters()
  return (
    <>
      <SelectField
        label={say('content.lackLabel')}
        value={one('lack')}
        onChange={setOne('lack')}
        choices={LANGUAGE_LACKS.map((value) => ({ value, label: say(`content.lack.${value}`) }))}
        allLabel={say('app.all')}
      />
      <SelectField
        label={say('content.language')}
        value={one('locale')}
        onChange={setOne('locale')}
        choices={LOCALE_CODES.map((value) => ({ value, label: sayValue('language', value) }))}
        allLabel={say('content.anyLanguage')}
      />
    </>
  )
}
