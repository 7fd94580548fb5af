import { useCallback } from 'react'
import { useSetLocale } from 'react-admin'
import type { StaffLocale } from '#i18n/locales.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useSelf } from '#apps/admin/web/api/use-self.ts'

/** Changes the language here and, for somebody who is logged in, wherever they log in next. */
export function useChangeLanguage(): (locale: StaffLocale) => void {
  const setLocale = useSetLocale()
  const self = useSelf()
  return useCallback(
    (locale) => {
      setLocale(locale)
      // The screen has changed already; a network that is down must not undo that.
      if (self !== null) request('/me', { method: 'PATCH', body: { locale } }).catch(() => null)
    },
    [setLocale, self],
  )
}
