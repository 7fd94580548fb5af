import { Alert, Box } from '@mui/material'
import { BooleanInput, DateTimeInput, SelectInput, useSourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { PUBLISH_STATES } from '#contract/content-values.ts'
import type { LanguageNote } from '#contract/translated.ts'
import { useMay, useMayWriteIn } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Fields of `PublishInputs`, for the `TranslatedInputs` that they stand in. */
export const PUBLISH_SOURCES = ['value.publish_state', 'value.published_at', 'value.withdraw_at'] as const

/** When the words of the open language are on the site. */
export function PublishInputs() {
  const say = useMessages()
  const mayWriteIn = useMayWriteIn()
  const locale = useOpenLanguage()
  const isFixed = !useMay('content.publish') || !mayWriteIn(locale)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
      <SelectInput
        source="value.publish_state"
        label={say('content.stateLabel')}
        choices={PUBLISH_STATES.map((state) => ({ id: state, name: say(`content.publishState.${state}`) }))}
        translateChoice={false}
        isRequired
        readOnly={isFixed}
        helperText={false}
        variant="outlined"
        fullWidth
      />
      <Moment source="value.published_at" label={say('content.fields.published_at')} help={say('content.help.published_at')} isFixed={isFixed} />
      <Moment source="value.withdraw_at" label={say('content.fields.withdraw_at')} help={say('content.help.withdraw_at')} isFixed={isFixed} />
    </Box>
  )
}

type MomentProps = { source: string; label: string; help: string | false; isFixed?: boolean }

/** A moment by the clock of this computer; empty: none. */
export function Moment({ source, label, help, isFixed = false }: MomentProps) {
  const { setValue } = useFormContext()
  const { getSource } = useSourceContext()
  return (
    <DateTimeInput
      source={source}
      label={label}
      helperText={help}
      readOnly={isFixed}
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
  const mayWriteIn = useMayWriteIn()
  const locale = useOpenLanguage()
  if (note === undefined || !mayWriteIn(locale) || !(note.is_stale || note.is_unread)) return null
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {say(note.is_stale ? 'content.staleNote' : 'content.unreadNote')}
      <BooleanInput source="value.is_checked" label={say('content.fields.is_checked')} helperText={false} />
    </Alert>
  )
}

/** The language of the tab that this stands in. */
function useOpenLanguage(): string {
  return useSourceContext().getSource('value').split('.').at(-1) ?? ''
}
