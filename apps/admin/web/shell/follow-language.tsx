import { useEffect } from 'react'
import { useSetLocale, useStore } from 'react-admin'
import { useSelf } from '#apps/admin/web/api/use-self.ts'
import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

/**
 * After a login the screens take the language that the person chose last, on whatever machine. Once: what they choose here later counts.
 * Remembered in react-admin's store, which a logout empties; a change of language mounts everything anew.
 */
export function FollowLanguage() {
  const self = useSelf()
  const locale = useStaffLocale()
  const setLocale = useSetLocale()
  const [followed, setFollowed] = useStore<number | null>('language.followed', null)
  useEffect(() => {
    if (self === null || followed === self.id) return
    setFollowed(self.id)
    if (self.locale !== locale) setLocale(self.locale)
  }, [self, locale, followed, setFollowed, setLocale])
  return null
}
