import { useEffect, useState } from 'react'
import { useFormAction } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { ERRORS } from '#contract/errors.ts'
import type { TokenAnswer } from '#contract/member.ts'
import { transformPassword } from '#contract/transform-password.ts'
import { isMobileLayout } from '#apps/site/client/shell-state.ts'
import { Button, ButtonLink, Notice } from '#apps/site/ui/index.ts'
import { PasswordField } from '#apps/site/member/password-field.tsx'
import { startSession } from '#apps/site/member/session.ts'
import { useMemberForm } from '#apps/site/member/use-member-form.ts'
import type { FormFault } from '#apps/site/member/use-member-form.ts'
import { readFields, readPassword } from '#apps/site/member/wire.ts'
import { CodeField } from './code-field.tsx'
import type { MemberActionData } from './member-answer.ts'

/**
 * Confirms an address by the code of a mail. Who opens the link must also be who asked for it: a browser that is logged in confirms at
 * once, any other is asked for the account's password.
 */
export function VerifyForm({ code, answered }: { code: string | null; answered: MemberActionData['member'] | null }) {
  const t = useTranslations('club')
  const lang = useLocale()
  const action = useFormAction()
  const [isDone, setDone] = useState(answered !== null && answered.fault === null)
  const [needsPassword, setNeedsPassword] = useState(false)
  const form = useMemberForm<TokenAnswer>({
    initialFault: answered?.fault,
    texts: { refused: t('requestFailed'), failed: t('requestFailed') },
    textOf: (name) => (name === 'code' ? t('codePrompt') : undefined),
    check,
    request: async (typed) => {
      const password = readPassword(typed)
      return { path: 'mail/verify', body: { ...readFields(typed, ['code']), password: password === '' ? null : await transformPassword(password) } }
    },
    onRefused: ({ code: refusal }) => {
      if (refusal !== ERRORS.verify_needs_password.code) return false
      setNeedsPassword(true)
      return true
    },
    onSuccess: ({ token }) => {
      startSession(token, lang)
      setDone(true)
    },
  })
  const { ref } = form
  useEffect(() => {
    if (code !== null) ref.current?.requestSubmit()
  }, [code, ref])

  function check(typed: FormData): FormFault | null {
    if (!readFields(typed, ['code'])['code']) return { alert: null, fields: { code: t('codePrompt') } }
    return needsPassword && readPassword(typed) === '' ? { alert: null, fields: { password: t('passwordPrompt') } } : null
  }

  if (isDone) return <Verified />
  return (
    <form ref={ref} method="post" action={action} noValidate aria-label={t('verifyTitle')} onSubmit={form.submit} className="grid gap-4">
      <input type="hidden" name="form" value="verify" />
      <p className="text-muted">{t(needsPassword ? 'verifyText' : 'verifyIntro')}</p>
      {form.fault?.alert ? <Notice tone="danger" live title={form.fault.alert} /> : null}
      <CodeField known={code} error={form.errorOf('code')} />
      {needsPassword ? (
        <PasswordField label={t('password')} name="password" autoComplete="current-password" error={form.errorOf('password')} />
      ) : (
        <noscript>
          <PasswordField label={t('password')} name="password" autoComplete="current-password" />
        </noscript>
      )}
      <Button type="submit" variant="primary" size="lg" busy={form.isSending} className="phablet:justify-self-start">
        {t('verifyButton')}
      </Button>
    </form>
  )
}

function Verified() {
  const t = useTranslations('club')
  return (
    <div className="grid gap-4">
      <Notice tone="success" live title={t('verified')} />
      <ButtonLink href={isMobileLayout() ? '/mobile/info' : '/my'} variant="primary" className="justify-self-start noscript:hidden">
        {t('openMy')}
      </ButtonLink>
    </div>
  )
}
