import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { DRAFT_LINK_DAYS, STOCK_PATHS, type PreviewedKind } from '#contract/stock-values.ts'
import type { DraftLink } from '#contract/stock.ts'
import { DEFAULT_LOCALE, LOCALES } from '#i18n/locales.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CopyButton } from '#apps/admin/web/ui/copy-button.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'

/** A link to the page of a record that is not published, to look at or to pass on: for how many days, in which language. */
export function DraftLinkDialog({ kind, id, onClose }: { kind: PreviewedKind; id: number; onClose: () => void }) {
  const say = useMessages()
  const times = useTimes()
  const textOf = useFailureText()
  const step = useStep()
  const [days, setDays] = useState('7')
  const [locale, setLocale] = useState<string>(DEFAULT_LOCALE)
  const [link, setLink] = useState<DraftLink | null>(null)
  const make = () =>
    step.run(() => request<DraftLink>(`/${STOCK_PATHS[kind]}/${id}/draft-link`, { body: { days: Number(days) } }).then((made) => setLink(made)))
  const address = link === null ? '' : `${window.location.origin}/preview/${locale}/${link.token}`
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say('stock.draftLink.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{say('stock.draftLink.lead')}</DialogContentText>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {step.error !== null && <Alert severity="error">{textOf(step.error)}</Alert>}
          {link === null ? (
            <SelectField
              label={say('stock.draftLink.days')}
              value={days}
              choices={DRAFT_LINK_DAYS.map((count) => ({ value: String(count), label: say('stock.draftLink.count', { count }) }))}
              onChange={setDays}
            />
          ) : (
            <>
              <SelectField
                label={say('stock.draftLink.language')}
                value={locale}
                choices={LOCALES.map(({ code, ownName }) => ({ value: code, label: ownName }))}
                onChange={setLocale}
              />
              <Box
                component="code"
                translate="no"
                sx={{ display: 'block', p: 1.5, borderRadius: '6px', bgcolor: COLOURS.sunken, fontSize: 13, overflowWrap: 'anywhere' }}
              >
                {address}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{say('stock.draftLink.until', { time: times.moment(link.expires_at) })}</Box>
            </>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{say('app.close')}</Button>
        {link === null ? (
          <Button variant="contained" disabled={step.isBusy} onClick={() => void make()}>
            {say('stock.draftLink.make')}
          </Button>
        ) : (
          <>
            <CopyButton text={address} label={say('stock.draftLink.copy')} isWide />
            <Button variant="contained" startIcon={<ExternalLink size={17} />} href={address} target="_blank" rel="noopener noreferrer">
              {say('stock.draftLink.open')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
