import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Button, IconLogOut, useToast } from '#apps/site/ui/index.ts'
import { endSession } from './session.ts'

/** Ends the session here and at the server, and leads home. */
export function LogoutButton({ className, block }: { className?: string; block?: boolean }) {
  const t = useTranslations('member')
  const lang = useLocale()
  const toast = useToast()
  const navigate = useNavigate()
  function logOut() {
    void endSession(lang)
    toast({ text: t('loggedOut'), tone: 'success', isForNextPage: true })
    void navigate('/')
  }
  return (
    <Button icon={IconLogOut} mirrorIcon block={block} onClick={logOut} className={className}>
      {t('logout')}
    </Button>
  )
}
