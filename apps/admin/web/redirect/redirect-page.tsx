import { Alert, Box, Button } from '@mui/material'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LinkBase, RadioButtonGroupInput, TextInput, useNavigate, useNotify, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { RedirectValue, StaffRedirect } from '#contract/staff-redirect.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { EditForm } from '#apps/admin/web/ui/edit-form.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { AddressedRecord } from '#apps/admin/web/shell/stored-record.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

const NEW = { version: 0, value: { source: '/', target: '/' } }

/** One old address: where it leads, or that it is gone. */
export default function RedirectPage() {
  return (
    <AddressedRecord<StaffRedirect> resource="redirect" fresh={NEW}>
      {(id, stored) => <RedirectForm id={id} stored={stored} />}
    </AddressedRecord>
  )
}

function RedirectForm({ id, stored }: { id: number | null; stored: Omit<StaffRedirect, 'id'> }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const navigate = useNavigate()
  const actions = (
    <>
      {id !== null && <Forget id={id} source={stored.value.source} />}
      <Button startIcon={<ArrowLeft size={17} />} component={LinkBase} to="/content/redirects">
        {say('content.tabs.redirects')}
      </Button>
    </>
  )
  return (
    <Page title={id === null ? say('redirect.add') : stored.value.source} width={760} actions={actions}>
      <EditForm
        resource="redirect"
        id={id}
        stored={stored}
        labelOf={(name) => sayValue('redirect.fields', name)}
        textOf={(_name, value) => (typeof value === 'string' ? value : say('redirect.gone'))}
        onSaved={() => {
          if (id === null) navigate('/content/redirects', { replace: true })
        }}
      >
        <Fields />
      </EditForm>
    </Page>
  )
}

function Fields() {
  const say = useMessages()
  const stored = useRecordContext<StaffRedirect>()?.value.target
  const target = useWatch<{ value: RedirectValue }, 'value.target'>({ name: 'value.target' })
  const isGone = target === null
  return (
    <Panel>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <AddressInput source="source" label={say('redirect.fields.source')} help={say('redirect.help.source')} />
        <LivePage />
        <RadioButtonGroupInput
          source="value.target"
          label={say('redirect.fields.target')}
          format={(value: unknown) => (value === null ? 'gone' : 'leads')}
          parse={(chosen: string) => (chosen === 'gone' ? null : (stored ?? '/'))}
          choices={[
            { id: 'leads', name: say('redirect.leadsOn') },
            { id: 'gone', name: say('redirect.gone') },
          ]}
          translateChoice={false}
          helperText={false}
        />
        {!isGone && <AddressInput source="target" label={say('redirect.newAddress')} help={say('redirect.help.target')} />}
      </Box>
    </Panel>
  )
}

/** People copy whole addresses of this site; what counts of them is the path. */
function AddressInput({ source, label, help }: { source: string; label: string; help: string }) {
  const pathIn = (text: string | null) => {
    const given = text ?? ''
    return given.startsWith(`${window.location.origin}/`) ? given.slice(window.location.origin.length) : given
  }
  return (
    <TextInput
      source={`value.${source}`}
      label={label}
      helperText={help}
      parse={pathIn}
      variant="outlined"
      fullWidth
      slotProps={{ htmlInput: { maxLength: 600, spellCheck: false, dir: 'ltr' } }}
    />
  )
}

const QUIET_MS = 500

/** Says where a page still stands at the old address: it goes on being shown until it is gone. */
function LivePage() {
  const say = useMessages()
  const source = useWatch<{ value: RedirectValue }, 'value.source'>({ name: 'value.source' })
  const [livePath, setLivePath] = useState<string | null>(null)
  useEffect(() => {
    if (!/^\/[^/]/.test(source)) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      fetch(source, { method: 'HEAD', redirect: 'manual', credentials: 'omit', signal: asking.signal }).then(
        ({ status }) => setLivePath(status === 200 ? source : null),
        () => {},
      )
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [source])
  return livePath === source ? <Alert severity="warning">{say('redirect.isLive')}</Alert> : null
}

function Forget({ id, source }: { id: number; source: string }) {
  const say = useMessages()
  const navigate = useNavigate()
  const notify = useNotify()
  const failureText = useFailureText()
  const step = useStep()
  const [isAsking, setAsking] = useState(false)
  const forget = async () => {
    const hasWorked = await step.run(async () => void (await request(`/redirects/${id}/delete`, { body: {} })))
    setAsking(false)
    if (hasWorked) navigate('/content/redirects', { replace: true })
  }
  useEffect(() => {
    if (step.error !== null) notify(failureText(step.error), { type: 'error' })
  }, [step.error, notify, failureText])
  return (
    <>
      <Button color="error" startIcon={<Trash2 size={17} />} onClick={() => setAsking(true)}>
        {say('redirect.forget')}
      </Button>
      {isAsking && (
        <Confirm
          title={say('redirect.forgetTitle')}
          text={say('redirect.forgetText', { source })}
          submit={say('redirect.forget')}
          isBusy={step.isBusy}
          onConfirm={() => void forget()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
