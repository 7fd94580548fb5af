import { Button } from '@mui/material'
import { useSetLocale } from 'react-admin'
import { LOCALES, STAFF_LOCALES } from '#i18n/locales.ts'
import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

/** The other language, in its own name; before a login. */
export function LanguageSwitch() {
  const locale = useStaffLocale()
  const setLocale = useSetLocale()
  const other = STAFF_LOCALES.find((code) => code !== locale) ?? 'en'
  const name = LOCALES.find((entry) => entry.code === other)?.ownName ?? other
  return (
    <Button size="small" lang={other} onClick={() => setLocale(other)}>
      {name}
    </Button>
  )
}
