import { Box, Button } from '@mui/material'
import { ArrowLeft, SquarePen } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { LinkBase, useGetOne, useLocation, useNavigate, useNotify, useParams, useRecordContext, type RaRecord } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { NextTranslation, Translated, WordTerm, WordTerms } from '#contract/translation.ts'
import { isLocale, LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { formOf } from '#apps/admin/web/place/place-of.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { DraftButton } from './draft-button.tsx'
import { SourceText } from './source-text.tsx'
import { useThingName } from './use-thing-name.ts'
import { useWordFields } from './use-word-fields.ts'
import { WordInput, WordNotes, WordState } from './word-input.tsx'

/** A thing in two languages beside each other, field by field. */
export default function SideBySidePage() {
  const { kind, id } = useParams<{ kind: string; id: string }>()
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const to = localeIn(query.get('to')) ?? 'zh'
  const from = localeIn(query.get('from')) ?? (to === 'en' ? 'zh' : 'en')
  const choose = (changes: Record<string, string>) => navigate(`/languages/${kind}/${id}?${new URLSearchParams({ to, from, ...changes })}`, { replace: true })
  return <Thing key={`${kind}/${id} ${to}`} id={`${kind}/${id}`} from={from} to={to} onChoose={choose} />
}

function localeIn(code: string | null): Locale | undefined {
  return isLocale(code) ? code : undefined
}

type ThingProps = { id: string; from: Locale; to: Locale; onChoose: (changes: Record<string, string>) => void }

function Thing({ id, from, to, onChoose }: ThingProps) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const nameOf = useThingName()
  const isNextWanted = useRef(false)
  const goOn = useNext(id, from, to)
  // Kept nowhere between visits: a form starts from what is stored now.
  const { data, error, refetch } = useGetOne<Translated>('words', { id }, { gcTime: 0, staleTime: Infinity })
  const { data: terms } = useGetOne<WordTerms & RaRecord>('word-terms', { id: `${id}/${to}` })
  const { labelOf, textOf } = useWordFields(data?.kind)
  if (data === undefined) return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
  const languages = LOCALE_CODES.map((value) => ({ value, label: sayValue('language', value) }))
  const saveAndGoOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const button = event.currentTarget.querySelector<HTMLButtonElement>('button[data-next]')
    button?.click()
  }
  return (
    <Page
      title={nameOf(data)}
      note={say(`languages.kinds.${data.kind}`)}
      width={1320}
      actions={
        <>
          <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/languages">
            {say('languages.tabs.matrix')}
          </Button>
          <Button startIcon={<SquarePen size={17} />} component={LinkBase} to={formOf(data.kind, id.slice(data.kind.length + 1), data.name)}>
            {say('languages.form')}
          </Button>
        </>
      }
    >
      <Box onKeyDown={saveAndGoOn} onInputCapture={() => (isNextWanted.current = false)}>
        <EditForm
          // A draft that has come meanwhile is another text to begin from.
          key={data.version}
          resource="words"
          id={id}
          stored={data}
          labelOf={labelOf}
          textOf={textOf}
          onSaved={() => {
            if (isNextWanted.current) void goOn()
          }}
          actions={
            <>
              <NextButton onSave={() => (isNextWanted.current = true)} onNext={() => void goOn()} />
              <DraftThing to={to} onDone={() => void refetch()} />
            </>
          }
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
            <SelectField
              label={say('languages.from')}
              value={from}
              choices={languages.filter(({ value }) => value !== to)}
              onChange={(code) => onChoose({ from: code })}
            />
            <SelectField
              label={say('languages.to')}
              value={to}
              choices={languages.filter(({ value }) => value !== from)}
              onChange={(code) => onChoose({ to: code })}
            />
          </Box>
          <Fields from={from} to={to} terms={terms?.fields ?? {}} onDraft={() => void refetch()} />
        </EditForm>
      </Box>
    </Page>
  )
}

type FieldsProps = { from: Locale; to: Locale; terms: Readonly<Record<string, readonly WordTerm[]>>; onDraft: () => void }

function Fields({ from, to, terms, onDraft }: FieldsProps) {
  const thing = useRecordContext<Translated>()
  const mayWriteContent = useMay('content.write')
  const mayWriteStock = useMay('catalogue.write')
  const maySet = useMay('setting.write')
  const { labelOf } = useWordFields(thing?.kind)
  const { isDirty } = useFormState()
  if (thing === undefined) return null
  const isStock = ['brand', 'car', 'used_car', 'fitting'].includes(thing.kind)
  const mayEdit = thing.kind === 'setting' ? maySet : isStock ? mayWriteStock : mayWriteContent
  return (
    <Panel>
      <Box component="fieldset" disabled={!mayEdit} sx={{ display: 'grid', gap: 3, border: 0, m: 0, p: 0, pt: 1, minWidth: 0 }}>
        <WordNotes note={thing.languages[to]} source={`value.is_checked.${to}`} />
        {thing.fields.map((field) => (
          <Box
            key={field.name}
            sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
          >
            <SourceText
              label={labelOf(`${field.name}.${from}`)}
              source={`value.${field.name}.${from}`}
              fallback={from === 'en' ? thing.source[field.name] : undefined}
              locale={from}
              to={to}
              terms={terms[field.name] ?? []}
            />
            {/* In line with the text beside it, whose label stands above. */}
            <Box sx={{ minWidth: 0, pt: { md: field.form === 'blocks' ? 0 : '22px' } }}>
              <WordInput kind={thing.kind} field={field} source={`value.${field.name}.${to}`} locale={to} isDisabled={!mayEdit} />
              {canDraft(thing, to, field.name) && (
                <DraftButton
                  input={{ locale: to, ids: [thing.id], field: field.name }}
                  label="drafts.field"
                  isDisabled={isDirty || !mayEdit}
                  onDone={onDraft}
                />
              )}
            </Box>
          </Box>
        ))}
        {thing.has_state && <WordState source={`value.publish_state.${to}`} />}
      </Box>
    </Panel>
  )
}

/** A machine drafts what is empty, and what is not on the site. */
function canDraft({ value, has_state: hasState, fields }: Translated, to: Locale, name: string | null): boolean {
  const isEmpty = (field: string) => value[field]?.[to] === '' || value[field]?.[to] === null
  const isBegun = fields.some((field) => !isEmpty(field.name))
  return (
    hasState &&
    to !== 'en' &&
    !(isBegun && value['publish_state']?.[to] !== 'draft') &&
    fields.some((field) => (name === null || field.name === name) && isEmpty(field.name))
  )
}

function DraftThing({ to, onDone }: { to: Locale; onDone: () => void }) {
  const thing = useRecordContext<Translated>()
  const { isDirty } = useFormState()
  if (thing === undefined || !canDraft(thing, to, null)) return null
  return <DraftButton input={{ locale: to, ids: [thing.id] }} label="drafts.thing" isDisabled={isDirty} onDone={onDone} />
}

/** Saves what has changed and goes on to the next thing that lacks something in this language. */
function NextButton({ onSave, onNext }: { onSave: () => void; onNext: () => void }) {
  const say = useMessages()
  const { isDirty, isSubmitting } = useFormState()
  return (
    <Button data-next type={isDirty ? 'submit' : 'button'} variant="outlined" disabled={isSubmitting} title="Ctrl + Enter" onClick={isDirty ? onSave : onNext}>
      {say(isDirty ? 'languages.saveAndNext' : 'languages.next')}
    </Button>
  )
}

function useNext(id: string, from: Locale, to: Locale): () => Promise<void> {
  const say = useMessages()
  const sayValue = useDataMessages()
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  return async () => {
    const place = window.location.hash
    try {
      const next = await request<NextTranslation>('/translations/next', { query: { locale: to, after: id } })
      // Whoever has gone elsewhere meanwhile stays there.
      if (window.location.hash !== place) return
      if (next.id === null) notify(say('languages.nothingLeft', { language: sayValue('language', to) }), { type: 'success' })
      else navigate(`/languages/${next.id}?to=${to}&from=${from}`)
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    }
  }
}
