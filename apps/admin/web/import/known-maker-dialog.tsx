import { Alert, Autocomplete, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import type { StockRow, StoredStock } from '#contract/stock.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMakers } from '#apps/admin/web/stock/use-stock-words.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { RunEdit } from './open-run.tsx'

/** Gives one of our makers the name that a list has for it, and has the list read again. */
export function KnownMakerDialog({ name, edit, onClose }: { name: string; edit: RunEdit; onClose: () => void }) {
  const say = useMessages()
  const textOf = useFailureText()
  const makers = useMakers()
  const step = useStep()
  const [maker, setMaker] = useState<StockRow | null>(null)
  const save = async () => {
    if (maker === null) return
    const hasWorked = await step.run(async () => {
      const { version, value } = await request<StoredStock<'brand'>>(`/brands/${maker.id}`)
      await request(`/brands/${maker.id}`, { method: 'PATCH', body: { version, value: { aliases: [...new Set([...value.aliases, name])] } } })
    })
    if (!hasWorked) return
    onClose()
    await edit.reread()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{say('imports.knownMakerTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>{say('imports.knownMakerHelp', { name })}</DialogContentText>
        {step.error !== null && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {textOf(step.error)}
          </Alert>
        )}
        <Autocomplete
          options={makers}
          value={maker}
          onChange={(_, chosen) => setMaker(chosen)}
          getOptionKey={({ id }) => id}
          getOptionLabel={(option) => [option.name, option.name_zh].filter((part) => part !== null).join(' ')}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          noOptionsText={say('stock.emptyFiltered')}
          renderInput={(params) => <TextField {...params} autoFocus label={say('imports.maker')} />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button variant="contained" disabled={maker === null || step.isBusy} onClick={() => void save()}>
          {say('imports.knownMakerSave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
