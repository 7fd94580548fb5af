import { Alert } from '@mui/material'
import { formatList } from '#i18n/format.ts'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

/** Names the fields that still stand in a text (`missing` of a filled template, or `openFields` of what was written); nothing where there are none. */
export function MissingFieldsNotice({ missing }: { missing: readonly string[] }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const locale = useStaffLocale()
  if (missing.length === 0) return null
  const names = missing.map((name) => sayValue('answerTemplate.field', name))
  return (
    <Alert severity="warning" role="status">
      {say('answerTemplate.missing', { fields: formatList(locale, names) })}
    </Alert>
  )
}
