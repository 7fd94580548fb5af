import { Box } from '@mui/material'
import { BooleanInput, TextInput, useSourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { MenuColumnName } from '#contract/frame-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { OrderedRows } from '#apps/admin/web/ui/ordered-rows.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { RowName } from './row-name.tsx'

const NEW_LINK = { column: 'link', href: '', texts: {}, is_shown: true, is_hot: false }

/** The header's menu: columns of the site and links of one's own, in one order. */
export function MenuFields() {
  const say = useMessages()
  return (
    <FieldGroup title="settings.parts.menu" lead="settings.parts.menuLead">
      <OrderedRows
        source="value.columns"
        label={say('settings.menu.columns')}
        add={{ label: say('settings.row.addLink'), row: NEW_LINK }}
        removable={{ source: 'column', value: 'link' }}
      >
        <RowName source="column" nameOf={(column) => (column === 'link' ? say('settings.row.link') : say(`settings.columns.${column as MenuColumnName}`))} />
        <LinkFields />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <BooleanInput source="is_shown" label={say('settings.row.shown')} helperText={false} />
          <BooleanInput source="is_hot" label={say('settings.row.hot')} helperText={false} />
        </Box>
      </OrderedRows>
    </FieldGroup>
  )
}

/** Where a link of one's own leads, and its words; nothing for a column of the site. */
function LinkFields() {
  const say = useMessages()
  const column: unknown = useWatch({ name: useSourceContext().getSource('column') })
  if (column !== 'link') return null
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
