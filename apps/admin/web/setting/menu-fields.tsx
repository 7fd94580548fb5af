import { Box } from '@mui/material'
import { BooleanInput } from 'react-admin'
import type { MenuColumnName } from '#contract/frame-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { OrderedRows } from '#apps/admin/web/ui/ordered-rows.tsx'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { LinkFields } from './link-fields.tsx'
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
        <LinkFields kind="column" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <BooleanInput source="is_shown" label={say('settings.row.shown')} helperText={false} />
          <BooleanInput source="is_hot" label={say('settings.row.hot')} helperText={false} />
        </Box>
      </OrderedRows>
    </FieldGroup>
  )
}
