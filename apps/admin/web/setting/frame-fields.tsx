import { Box } from '@mui/material'
import { BooleanInput } from 'react-admin'
import type { HomeSection } from '#contract/frame-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { OrderedRows } from '#apps/admin/web/ui/ordered-rows.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { RowName } from './row-name.tsx'
import { TextField } from './text-field.tsx'

/** What stands around the pages: the banner, words that are searched often, and the sections of the home page. */
export function FrameFields() {
  const say = useMessages()
  return (
    <>
      <FieldGroup title="settings.parts.banner" lead="settings.parts.bannerLead">
        <TranslatedInputs sources={['value.banner']}>
          <TranslatedText source="value.banner" label={say('settings.frame.banner')} most={160} />
        </TranslatedInputs>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '180px 180px' } }}>
          <TextField group="frame" name="banner_from" type="date" most={10} />
          <TextField group="frame" name="banner_until" type="date" most={10} />
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13, mt: -1 }}>{say('settings.help.bannerPeriod')}</Box>
      </FieldGroup>
      <FieldGroup title="settings.parts.searchWords" lead="settings.parts.searchWordsLead">
        <TranslatedInputs sources={['value.search_words']}>
          <TranslatedText source="value.search_words" label={say('settings.frame.search_words')} help={say('settings.help.search_words')} most={600} isLong />
        </TranslatedInputs>
      </FieldGroup>
      <FieldGroup title="settings.parts.home" lead="settings.parts.homeLead">
        <OrderedRows source="value.home_sections" label={say('settings.frame.home_sections')}>
          <RowName source="name" nameOf={(name) => say(`settings.sections.${name as HomeSection}`)} />
          <BooleanInput source="is_shown" label={say('settings.row.shown')} helperText={false} />
        </OrderedRows>
      </FieldGroup>
    </>
  )
}
