import { Box, Button, InputAdornment } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { TextInput } from 'react-admin'
import { accentFault, accentTokens, ACCENT_SCHEMES, nearestAccent } from '#contract/accent-values.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useController } from 'react-hook-form'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { PictureInput } from './picture-input.tsx'

/** How the site looks: logo, icon and accent. */
export function AppearanceFields() {
  return (
    <>
      <FieldGroup title="settings.parts.logo" lead="settings.parts.logoLead">
        <PictureInput name="logo" />
        <PictureInput name="logo_dark" isOnDark />
        <PictureInput name="icon" isSquare />
      </FieldGroup>
      <FieldGroup title="settings.parts.accent" lead="settings.parts.accentLead">
        <AccentInput />
      </FieldGroup>
    </>
  )
}

const COLOUR = /^#[0-9a-f]{6}$/

/** The accent as a picker and as text, with what is wrong with it and the nearest colour that is right. */
function AccentInput() {
  const say = useMessages()
  const { field } = useController({ name: 'value.accent' })
  const typed = String(useWatch({ name: 'value.accent' }) ?? '')
    .trim()
    .toLowerCase()
  const colour = COLOUR.test(typed) ? typed : null
  const fault = colour === null ? null : accentFault(colour)
  const nearest = colour === null || fault === null ? null : nearestAccent(colour)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextInput
        source="value.accent"
        label={say('settings.appearance.accent')}
        helperText={say('settings.help.accent')}
        parse={(text: string | null) => text ?? ''}
        variant="outlined"
        sx={{ maxWidth: 320 }}
        slotProps={{
          htmlInput: { maxLength: 7, spellCheck: false, dir: 'ltr' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Box
                  component="input"
                  type="color"
                  aria-label={say('settings.help.pickColour')}
                  value={colour ?? '#c43e0c'}
                  onChange={(event: { target: { value: string } }) => field.onChange(event.target.value)}
                  sx={{ width: 32, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
                />
              </InputAdornment>
            ),
          },
        }}
      />
      {nearest !== null && fault !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, color: COLOURS.warning, fontSize: 13.5 }}>
          <span>{say(`settings.help.${fault}`)}</span>
          <Button variant="outlined" size="small" startIcon={<Swatch colour={nearest} />} onClick={() => field.onChange(nearest)}>
            {say('settings.help.takeNearest', { colour: nearest })}
          </Button>
        </Box>
      )}
      {colour !== null && fault === null && <AccentSample colour={colour} />}
    </Box>
  )
}

function Swatch({ colour }: { colour: string }) {
  return <Box component="span" sx={{ width: 16, height: 16, borderRadius: '3px', border: `1px solid ${COLOURS.lineStrong}`, bgcolor: colour }} />
}

/** A button, a mark and a line of text, as light and dark pages show them. */
function AccentSample({ colour }: { colour: string }) {
  const say = useMessages()
  const tokens = accentTokens(colour)
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Box
          key={scheme}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            p: 2,
            borderRadius: '6px',
            border: `1px solid ${COLOURS.line}`,
            bgcolor: ACCENT_SCHEMES[scheme].grounds[0],
          }}
        >
          <Box sx={{ px: 1.5, py: 0.75, borderRadius: '3px', fontWeight: 600, bgcolor: tokens[scheme].accent, color: tokens[scheme].on }}>
            {say('settings.help.sampleButton')}
          </Box>
          <Box sx={{ color: tokens[scheme].text, fontWeight: 600 }}>{say('settings.help.sampleText')}</Box>
        </Box>
      ))}
    </Box>
  )
}
