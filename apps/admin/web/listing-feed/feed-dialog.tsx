import { Alert, Box, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, FormHelperText, TextField } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { VEHICLE_KINDS } from '#contract/landed-price-values.ts'
import type { ListingFeed, ListingFeedValue } from '#contract/listing-feed.ts'
import { FEED_FORMATS, YARD_FIELDS } from '#contract/listing-feed-values.ts'
import { DEFAULT_LOCALE, LOCALES } from '#i18n/locales.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useAllCountries } from '#apps/admin/web/country/use-all-countries.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { SelectField, type Choice } from '#apps/admin/web/ui/select-field.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'

const EMPTY: ListingFeedValue = {
  name: '',
  format: 'google',
  kinds: ['used'],
  locale: DEFAULT_LOCALE,
  destination: null,
  yard_street: '',
  yard_city: '',
  yard_region: '',
  yard_postal_code: '',
  yard_country: '',
}

type FeedDialogProps = { feed: ListingFeed | null; destinations: readonly Choice[]; onClose: () => void }

/** What a feed holds, for whom and in which language. `feed` null: a new one. */
export function FeedDialog({ feed, destinations, onClose }: FeedDialogProps) {
  const say = useMessages()
  const textOf = useFailureText()
  const refresh = useRefresh()
  const step = useStep()
  const [draft, setDraft] = useState<ListingFeedValue>(feed?.value ?? EMPTY)
  const change = (part: Partial<ListingFeedValue>) => setDraft((before) => ({ ...before, ...part }))
  const save = async () => {
    const body = { version: feed?.version ?? 0, value: draft }
    const isSaved = await step.run(async () => void (await request(feed === null ? '/listing-feeds' : `/listing-feeds/${feed.id}`, { body })))
    if (!isSaved) return
    refresh()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{say(feed === null ? 'listingFeed.addTitle' : 'listingFeed.editTitle')}</DialogTitle>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <DialogContent sx={{ pt: 0, display: 'grid', gap: 2 }}>
          {step.error !== null && <Alert severity="error">{textOf(step.error)}</Alert>}
          <Terms draft={draft} destinations={destinations} onChange={change} />
          {draft.format === 'meta' && <Yard draft={draft} onChange={change} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('app.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={step.isBusy || draft.name.trim() === '' || draft.kinds.length === 0}>
            {say('app.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

type PartProps = { draft: ListingFeedValue; onChange: (part: Partial<ListingFeedValue>) => void }

function Terms({ draft, destinations, onChange }: PartProps & { destinations: readonly Choice[] }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  return (
    <>
      <TextField
        fullWidth
        required
        sx={{ mt: 1 }}
        label={say('listingFeed.fields.name')}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { required: false } }}
      />
      <Box>
        <SelectField
          label={say('listingFeed.fields.format')}
          value={draft.format}
          choices={FEED_FORMATS.map((value) => ({ value, label: say(`listingFeed.format.${value}`) }))}
          onChange={(format) => onChange({ format: FEED_FORMATS.find((known) => known === format) ?? draft.format })}
        />
        <FormHelperText>{say(`listingFeed.about.${draft.format}`)}</FormHelperText>
      </Box>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ fontSize: 13.5, color: 'text.secondary' }}>
          {say('listingFeed.fields.kinds')}
        </Box>
        {VEHICLE_KINDS.map((kind) => (
          <FormControlLabel
            key={kind}
            label={say(`priceSheet.trial.kinds.${kind}`)}
            control={
              <Checkbox
                checked={draft.kinds.includes(kind)}
                onChange={(event) => onChange({ kinds: VEHICLE_KINDS.filter((each) => (each === kind ? event.target.checked : draft.kinds.includes(each))) })}
              />
            }
          />
        ))}
      </Box>
      <SelectField
        label={say('listingFeed.fields.locale')}
        value={draft.locale}
        choices={LOCALES.map(({ code }) => ({ value: code, label: sayValue('language', code) }))}
        onChange={(locale) => onChange({ locale })}
      />
      <SelectField
        label={say('listingFeed.fields.destination')}
        value={draft.destination ?? ''}
        allLabel={say('listingFeed.everywhere')}
        choices={destinations}
        onChange={(code) => onChange({ destination: code === '' ? null : code })}
      />
    </>
  )
}

/** The address in the parts that Meta asks for; the address of the company is written as on an envelope. */
function Yard({ draft, onChange }: PartProps) {
  const say = useMessages()
  const countries = useAllCountries()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        {say('listingFeed.yard')}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 1.5 }}>{say('listingFeed.yardHelp')}</Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {YARD_FIELDS.map((field) =>
          field === 'yard_country' ? (
            <SelectField
              key={field}
              label={say(`listingFeed.fields.${field}`)}
              value={draft[field]}
              allLabel={say('listingFeed.unset')}
              choices={countries.map(({ iso2, name }) => ({ value: iso2, label: name }))}
              onChange={(code) => onChange({ [field]: code })}
            />
          ) : (
            <TextField
              key={field}
              label={say(`listingFeed.fields.${field}`)}
              value={draft[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
              slotProps={{ htmlInput: { maxLength: field === 'yard_street' ? 200 : field === 'yard_postal_code' ? 20 : 80 } }}
            />
          ),
        )}
      </Box>
    </Box>
  )
}
