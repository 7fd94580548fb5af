import { Box } from '@mui/material'
import { useGetOne, useRecordContext, useSourceContext, useTranslatableContext } from 'react-admin'
import type { Translated } from '#contract/translation.ts'
import type { Locale } from '#i18n/locales.ts'
import { useMay, useMayWriteIn } from '#apps/admin/web/api/use-self.ts'
import { Revisions } from '#apps/admin/web/content/revisions.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { TranslatedInputs } from '#apps/admin/web/ui/translated-inputs.tsx'
import { useWordFields } from './use-word-fields.ts'
import { WordInput, WordNotes, WordState } from './word-input.tsx'

type WordsFormProps = { id: string; mayEdit: boolean; onSaved?: () => void }

/** The words of one entry of the catalogue, a tab for each language. `id`: `car/12`. */
export function WordsForm({ id, mayEdit, onSaved }: WordsFormProps) {
  // Kept nowhere between visits: a form starts from what is stored now.
  const { data, error, refetch } = useGetOne<Translated>('words', { id }, { gcTime: 0, staleTime: Infinity })
  const { labelOf, textOf } = useWordFields(data?.kind)
  if (data === undefined) return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
  return (
    <Box component="fieldset" disabled={!mayEdit} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <EditForm resource="words" id={id} stored={data} labelOf={labelOf} textOf={textOf} onSaved={onSaved}>
        <Languages mayEdit={mayEdit} />
        <Revisions of={`translations/${id}`} labelOf={labelOf} textOf={textOf} mayEdit={mayEdit} />
      </EditForm>
    </Box>
  )
}

function Languages({ mayEdit }: { mayEdit: boolean }) {
  const say = useMessages()
  const thing = useRecordContext<Translated>()
  if (thing === undefined) return null
  const sources = [...thing.fields.map(({ name }) => `value.${name}`), ...(thing.has_state ? ['value.publish_state'] : [])]
  return (
    <Panel>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 1.5 }}>{say(LEADS[thing.kind] ?? 'words.lead.vehicle')}</Box>
      <TranslatedInputs sources={sources} needed={sources.slice(0, 1)} given={Object.keys(thing.source).length > 0 ? ['en'] : []}>
        <LanguageWords thing={thing} mayEdit={mayEdit} />
      </TranslatedInputs>
    </Panel>
  )
}

const LEADS: Partial<Record<Translated['kind'], 'words.lead.fitting' | 'words.lead.brand'>> = { fitting: 'words.lead.fitting', brand: 'words.lead.brand' }

function LanguageWords({ thing, mayEdit }: { thing: Translated; mayEdit: boolean }) {
  const locale = useSourceContext().getSource('value.is_checked').split('.').at(-1) as Locale
  const mayPublish = useMay('catalogue.publish')
  const mayWrite = useMayWriteIn()(locale) && mayEdit
  // Twelve forms at once would be eleven too many.
  if (useTranslatableContext().selectedLocale !== locale) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <WordNotes note={thing.languages[locale]} source="value.is_checked" />
      {thing.fields.map((field) => (
        <WordInput
          key={field.name}
          kind={thing.kind}
          field={field}
          source={`value.${field.name}`}
          locale={locale}
          placeholder={locale === 'en' ? thing.source[field.name] : undefined}
          isDisabled={!mayWrite}
        />
      ))}
      {thing.has_state && <WordState source="value.publish_state" isFixed={!mayWrite || !mayPublish} />}
    </Box>
  )
}
