import { Autocomplete, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useNotify, useUpdate } from 'react-admin'
import type { CorrectEnquiryInput, EnquiryDetail } from '#contract/staff-enquiry.ts'
import { failureIn } from '#apps/admin/web/api/request.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { LOCALES } from '#i18n/locales.ts'

type Value = Omit<CorrectEnquiryInput, 'id'>
const LINES = [
  ['name', 120, 'text'],
  ['company', 160, 'text'],
  ['mail', 254, 'email'],
  ['mobile', 60, 'tel'],
  ['whatsapp', 60, 'tel'],
] as const

/** Puts right who asks: what they mistyped, or a country that nobody could read. */
export function CorrectDialog({ enquiry, onClose }: { enquiry: EnquiryDetail; onClose: () => void }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { value, set, faults, save, isBusy } = useCorrection(enquiry, onClose)
  const { data: countries } = useGetList<{ id: string; name: string }>('country-names', { pagination: { page: 1, perPage: 300 } })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say('enquiry.correctTitle')}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 2 }}>{say('enquiry.correctLead')}</Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          {LINES.map(([name, most, type]) => (
            <TextField
              key={name}
              label={say(`entry.fields.${name}`)}
              type={type}
              value={value[name] ?? ''}
              error={faults[name] !== undefined}
              helperText={faults[name] === undefined ? undefined : say(`issue.${faults[name]}` as MessageKey)}
              fullWidth
              onChange={(event) => set({ [name]: event.target.value })}
              slotProps={{ htmlInput: { maxLength: most, dir: type === 'text' ? 'auto' : 'ltr' } }}
            />
          ))}
          <Autocomplete
            options={countries ?? []}
            // Until the names are there: their coming sets the text, over what somebody had begun to write.
            disabled={countries === undefined}
            getOptionLabel={({ name }) => name}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            value={countries?.find(({ id }) => id === value.country) ?? null}
            onChange={(_event, chosen) => set({ country: chosen?.id ?? null })}
            renderInput={(params) => (
              <TextField {...params} label={say('entry.fields.country')} helperText={value.country === null ? enquiry.country_name : undefined} />
            )}
          />
          <SelectField
            label={say('entry.fields.locale')}
            value={value.locale}
            choices={LOCALES.map(({ code }) => ({ value: code, label: sayValue('language', code) }))}
            onChange={(locale) => set({ locale })}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          {say('app.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useCorrection(enquiry: EnquiryDetail, onDone: () => void) {
  const say = useMessages()
  const notify = useNotify()
  const failureText = useFailureText()
  const [update, { isPending }] = useUpdate<EnquiryDetail>(undefined, undefined, { networkMode: 'always' })
  const { name, company, mail, mobile, whatsapp, country_iso2: country, locale } = enquiry
  const [value, setValue] = useState<Value>({ name, company, mail, mobile, whatsapp, country, locale })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const save = async () => {
    try {
      const data = { action: 'correction', body: value } as never
      await update('enquiry', { id: enquiry.id, data, previousData: enquiry }, { mutationMode: 'pessimistic', returnPromise: true })
      notify(say('enquiry.corrected'), { type: 'success', autoHideDuration: 2500 })
      onDone()
    } catch (error) {
      setFaults(Object.fromEntries(failureIn(error).issues.map((issue) => [issue.path, issue.key])))
      notify(failureText(error), { type: 'error' })
    }
  }
  return { value, set: (changed: Partial<Value>) => setValue((held) => ({ ...held, ...changed })), faults, save, isBusy: isPending }
}
