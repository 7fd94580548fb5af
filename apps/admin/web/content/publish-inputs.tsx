import { Alert, Box } from '@mui/material'
import { BooleanInput, DateTimeInput, SelectInput, useSourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { PUBLISH_STATES } from '#contract/content-values.ts'
import type { LanguageNote } from '#contract/translated.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Fields of `PublishInputs`, for the `TranslatedInputs` that they stand in. */
export const PUBLISH_SOURCES = ['value.publish_state', 'value.published_at', 'value.withdraw_at'] as const

/** When the words of the open language are on the site. */
export function PublishInputs() {
  const say = useMessages()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
      <SelectInput
        source="value.publish_state"
        label={say('content.stateLabel')}
        choices={PUBLISH_STATES.map((state) => ({ id: state, name: say(`content.publishState.${state}`) }))}
        translateChoice={false}
        isRequired
        helperText={false}
        variant="outlined"
        fullWidth
      />
      <Moment source="value.published_at" label={say('content.fields.published_at')} help={say('content.help.published_at')} />
      <Moment source="value.withdraw_at" label={say('content.fields.withdraw_at')} help={say('content.help.withdraw_at')} />
    </Box>
  )
}

/** A moment by the clock of this computer; empty: none. */
export function Moment({ source, label, help }: { source: string; label: string; help: string | false }) {
  const { setValue } = useFormContext()
  const { getSource } = useSourceContext()
  return (
    <DateTimeInput
      source={source}
      label={label}
      helperText={help}
      // react-admin waits with an emptied field until it is left, and the button to save would wait with it.
      onChange={(event: { target: { value: string } }) => {
        if (event.target.value === '') setValue(getSource(source), null, { shouldDirty: true })
      }}
      parse={(value: unknown) => (value === '' || value === null ? null : new Date(value as string).toISOString())}
      variant="outlined"
      fullWidth
    />
  )
}

/** What has to be looked at in a translation, and the tick of who has done so. */
export function LanguageNotes({ note }: { note: LanguageNote | undefined }) {
  const say = useMessages()
  if (note === undefined || !(note.is_stale || note.is_unread)) return null
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {say(note.is_stale ? 'content.staleNote' : 'content.unreadNote')}
      <BooleanInput source="value.is_checked" label={say('content.fields.is_checked')} helperText={false} />
    </Alert>
  )
}
