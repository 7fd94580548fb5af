import { Alert, Box, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { WEB_LINK_GROUPS } from '#contract/content-values.ts'
import type { StaffWebLink } from '#contract/web-link.ts'
import { LOCALES } from '#i18n/locales.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

type Draft = Pick<StaffWebLink, 'group' | 'name' | 'url' | 'sort_order' | 'is_published' | 'is_sample' | 'texts'>

const EMPTY: Draft = { group: 'maker', name: '', url: 'https://', sort_order: 100, is_published: true, is_sample: false, texts: {} }

/** A link with its line in every language. `link` null: a new one. */
export function LinkDialog({ link, onClose, onChanged }: { link: StaffWebLink | null; onClose: () => void; onChanged: () => void }) {
  const say = useMessages()
  const textOf = useFailureText()
  const step = useStep()
  const [draft, setDraft] = useState<Draft>(link ?? EMPTY)
  const [isDeleting, setDeleting] = useState(false)

  async function send(work: () => Promise<unknown>) {
    const hasWorked = await step.run(async () => void (await work()))
    setDeleting(false)
    if (!hasWorked) return
    onChanged()
    onClose()
  }

  if (isDeleting && link !== null)
    return (
      <Confirm
        title={say('webLinks.deleteTitle')}
        text={say('webLinks.deleteText', { name: link.name })}
        submit={say('webLinks.delete')}
        isBusy={step.isBusy}
        onConfirm={() => void send(() => request(`/web-links/${link.id}/delete`, { body: {} }))}
        onClose={() => setDeleting(false)}
      />
    )
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{say(link === null ? 'webLinks.addTitle' : 'webLinks.editTitle')}</DialogTitle>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isPlace(draft.sort_order)) void send(() => request('/web-links', { body: bodyOf(draft) }))
        }}
      >
        <DialogContent sx={{ pt: 0, display: 'grid', gap: 2 }}>
          {step.error !== null && <Alert severity="error">{textOf(step.error)}</Alert>}
          <Facts draft={draft} isNew={link === null} onChange={(change) => setDraft({ ...draft, ...change })} />
          <Texts texts={draft.texts} onChange={(texts) => setDraft({ ...draft, texts })} />
        </DialogContent>
        <DialogActions>
          {link === null ? null : (
            <Button color="error" sx={{ mr: 'auto' }} onClick={() => setDeleting(true)}>
              {say('webLinks.delete')}
            </Button>
          )}
          <Button onClick={onClose}>{say('app.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={step.isBusy}>
            {say('webLinks.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

function isPlace(order: number): boolean {
  return Number.isInteger(order) && order >= 0 && order <= 100_000
}

function Facts({ draft, isNew, onChange }: { draft: Draft; isNew: boolean; onChange: (change: Partial<Draft>) => void }) {
  const say = useMessages()
  const isWrong = !isPlace(draft.sort_order)
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <SelectField
        label={say('webLinks.group')}
        value={draft.group}
        choices={WEB_LINK_GROUPS.map((group) => ({ value: group, label: say(`webLinks.groups.${group}`) }))}
        onChange={(group) => onChange({ group: WEB_LINK_GROUPS.find((known) => known === group) ?? draft.group })}
      />
      <TextField
        label={say('webLinks.name')}
        required
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 120 }, inputLabel: { required: false } }}
      />
      <TextField
        label={say('webLinks.url')}
        type="url"
        required
        disabled={!isNew}
        value={draft.url}
        helperText={say('webLinks.urlHelp')}
        onChange={(event) => onChange({ url: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { required: false } }}
      />
      <TextField
        label={say('webLinks.order')}
        type="number"
        value={draft.sort_order}
        onChange={(event) => onChange({ sort_order: Number(event.target.value) })}
        error={isWrong}
        helperText={isWrong ? say('issue.between', { least: 0, most: 100_000 }) : undefined}
      />
      <FormControlLabel
        control={<Checkbox checked={draft.is_published} onChange={(event) => onChange({ is_published: event.target.checked })} />}
        label={say('webLinks.published')}
      />
    </Box>
  )
}

function Texts({ texts, onChange }: { texts: Record<string, string>; onChange: (texts: Record<string, string>) => void }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 1.5 }}>
        {say('webLinks.texts')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {LOCALES.map(({ code, dir }) => (
          <TextField
            key={code}
            label={sayValue('language', code)}
            multiline
            value={texts[code] ?? ''}
            onChange={(event) => onChange({ ...texts, [code]: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 300, dir, lang: code } }}
          />
        ))}
      </Box>
    </Box>
  )
}

// What is empty is left out: the link is not shown in that language.
function bodyOf({ group, name, url, sort_order, is_published, is_sample, texts }: Draft) {
  const written = Object.entries(texts).flatMap(([code, text]) => (text.trim() === '' ? [] : [[code, text.trim()] as const]))
  return { group, name, url, sort_order, is_published, is_sample, texts: Object.fromEntries(written) }
}
