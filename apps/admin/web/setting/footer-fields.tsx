import { BooleanInput } from 'react-admin'
import type { FooterColumn, FooterPage } from '#contract/frame-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { OrderedRows } from '#apps/admin/web/ui/ordered-rows.tsx'
import { LinkFields } from './link-fields.tsx'
import { RowName } from './row-name.tsx'

const NEW_LINK = { page: 'link', href: '', texts: {}, is_shown: true }

/** The end of desktop pages: its columns, and the pages and links of one of them. */
export function FooterFields() {
  const say = useMessages()
  return (
    <>
      <FieldGroup title="settings.parts.footer" lead="settings.parts.footerLead">
        <OrderedRows source="value.columns" label={say('settings.footer.columns')}>
          <RowName source="name" nameOf={(name) => say(`settings.footerColumns.${name as FooterColumn}`)} />
          <BooleanInput source="is_shown" label={say('settings.row.shown')} helperText={false} />
        </OrderedRows>
      </FieldGroup>
      <FieldGroup title="settings.parts.footerLinks" lead="settings.parts.footerLinksLead">
        <OrderedRows
          source="value.links"
          label={say('settings.footer.links')}
          add={{ label: say('settings.row.addLink'), row: NEW_LINK }}
          removable={{ source: 'page', value: 'link' }}
        >
          <RowName source="page" nameOf={(page) => (page === 'link' ? say('settings.row.link') : say(`settings.pages.${page as FooterPage}`))} />
          <LinkFields kind="page" />
          <BooleanInput source="is_shown" label={say('settings.row.shown')} helperText={false} />
        </OrderedRows>
      </FieldGroup>
    </>
  )
}
