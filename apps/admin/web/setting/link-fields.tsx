import { Box } from '@mui/material'
import { TextInput, useSourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'

/** Where a link of one's own leads, and its words; nothing for what the site brings. `kind`: the field of the row that says which it is. */
export function LinkFields({ kind }: { kind: string }) {
  const say = useMessages()
  const value: unknown = useWatch({ name: useSourceContext().getSource(kind) })
  if (value !== 'link') return null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, width: '100%' }}>
      <TextInput
        source="href"
        label={say('settings.row.href')}
        helperText={say('settings.help.href')}
        parse={(text: string | null) => text ?? ''}
        variant="outlined"
        fullWidth
        slotProps={{ htmlInput: { maxLength: 300, dir: 'ltr', spellCheck: false } }}
      />
      <TranslatedInputs sources={['texts']}>
        <TranslatedText source="texts" label={say('settings.row.words')} most={40} />
      </TranslatedInputs>
    </Box>
  )
}
