import { Box, MenuItem, TextField } from '@mui/material'
import { InputHelperText, useInput } from 'react-admin'
import { SHOWN_STATES, type ShownState } from '#contract/content-values.ts'
import type { PlannedAs } from '#contract/shown-state.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { MomentInput } from './moment-input.tsx'
import { usePublication, type PublicationSources } from './use-publication.ts'

type PublicationInputsProps = { plannedAs: PlannedAs; sources: PublicationSources; isFixed: boolean }

/**
 * Whether and when something is on the site, in one way for entries of the catalogue and for words (R16.113): its state, among them `planned`, and the
 * moments that count in it.
 */
export function PublicationInputs({ plannedAs, sources, isFixed }: PublicationInputsProps) {
  const say = useMessages()
  const { state, choose, setFrom, setUntil } = usePublication(plannedAs, sources)
  const { fieldState } = useInput({ source: sources.state })
  const isPlanned = state === 'planned'
  // Readers are told since when words are there; of a vehicle nobody is.
  const hasSince = state === 'published' && plannedAs === 'published'
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
      <TextField
        select
        required
        fullWidth
        label={say('publication.label')}
        value={state}
        onChange={(event) => choose(event.target.value as ShownState)}
        error={fieldState.invalid}
        helperText={<InputHelperText error={fieldState.error?.message} helperText={say(`publication.help.${state}`)} />}
        slotProps={{ input: { readOnly: isFixed } }}
      >
        {SHOWN_STATES.map((each) => (
          <MenuItem key={each} value={each}>
            {say(`publication.state.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {(isPlanned || hasSince) && (
        <MomentInput
          // What is wrong with a plan is not wrong with a day of publication.
          key={isPlanned ? 'planned' : 'since'}
          source={sources.from}
          label={say('publication.from')}
          help={say(isPlanned ? 'publication.clock' : 'publication.since')}
          isFixed={isFixed}
          onSet={setFrom}
          isToCome={isPlanned}
        />
      )}
      {(isPlanned || state === 'published') && (
        <MomentInput source={sources.until} label={say('publication.until')} help={say('publication.stays')} isFixed={isFixed} onSet={setUntil} />
      )}
    </Box>
  )
}
