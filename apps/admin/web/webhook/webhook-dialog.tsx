import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Switch,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import type { Webhook, WebhookSecret, WebhookValue } from '#contract/webhook.ts'
import { WEBHOOK_EVENTS } from '#contract/webhook-values.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'

const EMPTY: WebhookValue = { name: '', url: 'https://', events: [...WEBHOOK_EVENTS], with_contact: false, is_on: true }

type WebhookDialogProps = { webhook: Webhook | null; onClose: () => void; onSecret: (secret: string) => void }

/** Where another system is told of what. `webhook` null: a new one, whose secret is handed on. */
export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const say = useMessages()
  const textOf = useFailureText()
  const refresh = useRefresh()
  const step = useStep()
  const [draft, setDraft] = useState<WebhookValue>(webhook?.value ?? EMPTY)
  const change = (part: Partial<WebhookValue>) => setDraft((before) => ({ ...before, ...part }))
  const issues = step.error === null ? [] : failureIn(step.error).issues
  const issueOf = (field: string) => issues.find(({ path }) => path === `value.${field}`)?.key ?? null
  const save = async () => {
    const isSaved = await step.run(async () => {
      const path = webhook === null ? '/webhooks' : `/webhooks/${webhook.id}`
      const { secret } = await request<WebhookSecret>(path, { body: { version: webhook?.version ?? 0, value: draft } })
      if (secret !== null) onSecret(secret)
    })
    if (!isSaved) return
    refresh()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say(webhook === null ? 'webhook.addTitle' : 'webhook.editTitle')}</DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <DialogContent sx={{ pt: 0, display: 'grid', gap: 2 }}>
          {step.error !== null && issues.length === 0 && <Alert severity="error">{textOf(step.error)}</Alert>}
          <Address draft={draft} issueOf={issueOf} onChange={change} />
          <Events draft={draft} onChange={change} />
          <Switches draft={draft} onChange={change} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('app.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={step.isBusy || draft.name.trim() === '' || draft.events.length === 0}>
            {say('app.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

type PartProps = { draft: WebhookValue; onChange: (part: Partial<WebhookValue>) => void }

function Address({ draft, issueOf, onChange }: PartProps & { issueOf: (field: string) => string | null }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const urlIssue = issueOf('url')
  return (
    <>
      <TextField
        fullWidth
        required
        sx={{ mt: 1 }}
        label={say('webhook.fields.name')}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { required: false } }}
      />
      <TextField
        fullWidth
        required
        type="url"
        label={say('webhook.fields.url')}
        value={draft.url}
        error={urlIssue !== null}
        helperText={urlIssue === null ? say('webhook.urlHelp') : sayValue('issue', urlIssue)}
        onChange={(event) => onChange({ url: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'ltr', autoComplete: 'off' }, inputLabel: { required: false } }}
      />
    </>
  )
}

function Events({ draft, onChange }: PartProps) {
  const say = useMessages()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontSize: 13.5, color: 'text.secondary' }}>
        {say('webhook.fields.events')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {WEBHOOK_EVENTS.map((event) => (
          <FormControlLabel
            key={event}
            label={say(`webhook.event.${event}`)}
            control={
              <Checkbox
                checked={draft.events.includes(event)}
                onChange={({ target }) =>
                  onChange({ events: WEBHOOK_EVENTS.filter((each) => (each === event ? target.checked : draft.events.includes(each))) })
                }
              />
            }
          />
        ))}
      </Box>
    </Box>
  )
}

function Switches({ draft, onChange }: PartProps) {
  const say = useMessages()
  return (
    <>
      <Box>
        <FormControlLabel
          control={<Switch checked={draft.with_contact} onChange={(_event, isOn) => onChange({ with_contact: isOn })} />}
          label={say('webhook.fields.with_contact')}
        />
        <FormHelperText>{say('webhook.contactHelp')}</FormHelperText>
      </Box>
      <FormControlLabel control={<Switch checked={draft.is_on} onChange={(_event, isOn) => onChange({ is_on: isOn })} />} label={say('webhook.fields.is_on')} />
    </>
  )
}
