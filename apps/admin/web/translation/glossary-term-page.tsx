import { Alert, Box, Button } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { LinkBase, TextArrayInput, TextInput, useGetOne, useNavigate, useNotify, useParams } from 'react-admin'
import type { GlossaryTerm } from '#contract/glossary.ts'
import { LOCALE_CODES, LOCALES, type Locale } from '#i18n/locales.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'

const NEW: Omit<GlossaryTerm, 'id'> = {
  version: 0,
  is_own: true,
  value: { term: '', spellings: [], meaning: '', words: Object.fromEntries(LOCALE_CODES.map((code) => [code, ''])) as Record<Locale, string> },
}

/** One term of the trade with its word in every language. */
export default function GlossaryTermPage() {
  const { id } = useParams<{ id: string }>()
  return id === 'create' ? <TermForm key="create" id={null} stored={NEW} /> : <KnownTerm key={id} id={id} />
}

function KnownTerm({ id }: { id: string }) {
  const { data, error, refetch } = useGetOne<GlossaryTerm>('glossary-term', { id }, { gcTime: 0, staleTime: Infinity })
  if (data !== undefined) return <TermForm id={id} stored={data} />
  return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />
}

function TermForm({ id, stored }: { id: string | null; stored: Omit<GlossaryTerm, 'id'> }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const navigate = useNavigate()
  const mayWrite = useMay('content.write')
  const labelOf = (name: string) => {
    const [field = '', code] = name.split('.')
    return code === undefined ? sayValue('glossary.field', field) : sayValue('language', code)
  }
  return (
    <Page
      title={id ?? say('glossary.add')}
      width={900}
      actions={
        <>
          <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/languages/glossary">
            {say('languages.tabs.glossary')}
          </Button>
          {mayWrite && id !== null && stored.is_own && <Forget id={id} />}
        </>
      }
    >
      <Box component="fieldset" disabled={!mayWrite} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <EditForm
          resource="glossary-term"
          id={id}
          stored={stored}
          labelOf={labelOf}
          textOf={(_name, value) => (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '')}
          onSaved={(saved) => {
            if (saved.id !== id) navigate(`/languages/glossary/${encodeURIComponent(saved.id)}`, { replace: true })
          }}
        >
          {!stored.is_own && <Alert severity="info">{say('glossary.brought')}</Alert>}
          <Panel>
            <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
              <TextInput
                source="value.term"
                label={say('glossary.field.term')}
                helperText={say('glossary.help.term')}
                parse={orEmpty}
                readOnly={!stored.is_own}
                {...LINE}
                slotProps={{ htmlInput: { maxLength: 80 } }}
              />
              <TextArrayInput
                source="value.spellings"
                label={say('glossary.field.spellings')}
                helperText={say('glossary.help.spellings')}
                variant="outlined"
                fullWidth
              />
              <TextInput
                source="value.meaning"
                label={say('glossary.field.meaning')}
                helperText={say('glossary.help.meaning')}
                parse={orEmpty}
                multiline
                minRows={2}
                {...LINE}
                slotProps={{ htmlInput: { maxLength: 400 } }}
              />
            </Box>
          </Panel>
          <Panel title={say('glossary.words')}>
            <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
              {LOCALES.filter(({ code }) => code !== 'en').map(({ code, dir }) => (
                <TextInput
                  key={code}
                  source={`value.words.${code}`}
                  label={sayValue('language', code)}
                  helperText={false}
                  parse={orEmpty}
                  {...LINE}
                  slotProps={{ htmlInput: { maxLength: 160, dir, lang: code } }}
                />
              ))}
            </Box>
          </Panel>
        </EditForm>
      </Box>
    </Page>
  )
}

const LINE = { variant: 'outlined', margin: 'none', fullWidth: true } as const

function orEmpty(text: string | null): string {
  return text ?? ''
}

/** Takes back what staff have written; a term of the product is as it was brought. */
function Forget({ id }: { id: string }) {
  const say = useMessages()
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const forget = async () => {
    try {
      await request(`/glossary/${encodeURIComponent(id)}/delete`, { body: {} })
      notify(say('glossary.forgotten'), { type: 'success' })
      navigate('/languages/glossary')
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    }
  }
  return (
    <Button color="error" onClick={() => void forget()}>
      {say('glossary.forget')}
    </Button>
  )
}
