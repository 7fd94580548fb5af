import { useState } from 'react'
import { useFormAction } from 'react-router'
import { useTranslations } from 'use-intl'
import { RESET_MINUTES } from '#contract/member-values.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Button, Notice, TextField, TextLink } from '#apps/site/ui/index.ts'
import { useMemberForm } from '#apps/site/member/use-member-form.ts'
import { readFields } from '#apps/site/member/wire.ts'
import type { MemberActionData } from './member-answer.ts'

/** Asks for a link to set a new password. The answer never tells whether there is an account (R12.8). */
export function ForgotForm({ answered }: { answered: MemberActionData['member'] | null }) {
  const t = useTranslations('club')
  const field = useTranslations('enquiry')
  const lang = useLocale()
  const action = useFormAction()
  const [isSent, setSent] = useState(answered !== null && answered.fault === null)
  const form = useMemberForm<null>({
    initialFault: answered?.fault,
    texts: { refused: t('requestFailed'), failed: t('requestFailed') },
    textOf: (name) => (name === 'email' ? field('emailPrompt') : undefined),
    check: (typed) => (readFields(typed, ['email'])['email'] ? null : { alert: null, fields: { email: field('emailPrompt') } }),
    request: async (typed) => ({ path: 'password/request', body: { ...readFields(typed, ['email']), lang } }),
    onSuccess: () => setSent(true),
  })
  return (
    <form ref={form.ref} method="post" action={action} noValidate aria-label={t('forgotTitle')} onSubmit={form.submit} className="grid gap-4">
      <input type="hidden" name="form" value="forgot" />
      <p className="text-muted">{t('forgotText', { minutes: String(RESET_MINUTES) })}</p>
      {form.fault?.alert ? <Notice tone="danger" live title={form.fault.alert} /> : null}
      {isSent && !form.fault ? <Notice tone="success" live title={t('resetSent')} /> : null}
      <TextField
        label={field('email')}
        name="email"
        type="email"
        required
        autoComplete="username"
        maxLength={254}
        defaultValue={answered?.values['email']}
        error={form.errorOf('email')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Button type="submit" variant="primary" size="lg" busy={form.isSending} className="max-phablet:w-full">
          {t('sendLink')}
        </Button>
        <TextLink href="/club?type=reset" className="inline-flex min-h-tap items-center text-sm">
          {t('haveCode')}
        </TextLink>
      </div>
    </form>
  )
}
