import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate } from '#i18n/format.ts'
import { storedToken } from '#apps/site/client/storage.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Button, Notice, TextLink, useToast } from '#apps/site/ui/index.ts'
import { useMember } from './member-context.tsx'
import { requestMember } from './member-request.ts'

/** The address is not confirmed yet: until when, why it matters, and the mail once more. */
export function VerifyNotice() {
  const t = useTranslations()
  const locale = useLocale()
  const toast = useToast()
  const { info, isOver } = useMember()
  const [isSending, setSending] = useState(false)

  async function sendAgain() {
    setSending(true)
    try {
      const answer = await requestMember<null>({ path: 'mail/send', lang: locale, token: storedToken.read(), body: {} })
      if (!isOver(answer)) toast(answer.code === 0 ? { text: t('member.verifySent'), tone: 'success' } : { text: answer.message, tone: 'failure' })
    } catch {
      toast({ text: t('club.requestFailed'), tone: 'failure' })
    }
    setSending(false)
  }

  return (
    <Notice tone="warning" title={t('member.verifyTitle')}>
      {info.verify_until === null ? null : <p className="mt-1">{t('member.verifyText', { mail: info.mail, date: formatDate(locale, info.verify_until) })}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="sm" busy={isSending} onClick={() => void sendAgain()}>
          {t('member.verifyAgain')}
        </Button>
        <TextLink href="/club?type=verify" className="inline-flex min-h-tap items-center">
          {t('club.haveCode')}
        </TextLink>
      </div>
    </Notice>
  )
}
