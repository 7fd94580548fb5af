import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ERRORS } from '#contract/errors.ts'
import { transformPassword } from '#contract/transform-password.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Button, Heading, Notice, TextField, useToast } from '#apps/site/ui/index.ts'
import { useMember } from './member-context.tsx'
import { checkNewPassword, NewPasswordFields } from './new-password.tsx'
import { PasswordField } from './password-field.tsx'
import { useMemberForm } from './use-member-form.ts'
import type { FormFault } from './use-member-form.ts'
import { readFields, readPassword } from './wire.ts'

const PRESENT = 'present_password'

/** The password and the mail address, each behind the present password. */
export function SecuritySection() {
  return (
    <div className="grid max-w-narrow gap-12">
      <PasswordForm />
      <MailForm />
    </div>
  )
}

function PasswordForm() {
  const t = useTranslations()
  const club = useTranslations('club')
  const toast = useToast()
  const { info, isOver } = useMember()
  const [round, setRound] = useState(0)
  const form = useMemberForm<null>({
    texts: { refused: t('club.requestFailed'), failed: t('club.requestFailed') },
    codes: { [ERRORS.wrong_password.code]: { [PRESENT]: t('member.wrongPassword') } },
    check: async (typed) =>
      readPassword(typed, PRESENT) === ''
        ? { alert: null, fields: { [PRESENT]: t('member.passwordPrompt') } }
        : checkNewPassword(typed, club, [info.mail, info.name]),
    request: async (typed) => ({
      path: 'password',
      body: { password: await transformPassword(readPassword(typed, PRESENT)), new_password: await transformPassword(readPassword(typed)) },
    }),
    onRefused: isOver,
    onSuccess: () => {
      setRound(round + 1)
      toast({ text: t('club.passwordSaved'), tone: 'success' })
    },
  })
  return (
    <form ref={form.ref} method="post" noValidate aria-labelledby="change-password" onSubmit={form.submit} className="grid gap-4">
      <Heading level={3} id="change-password">
        {t('member.changePassword')}
      </Heading>
      {form.fault?.alert ? <Notice tone="danger" live title={form.fault.alert} /> : null}
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={info.mail} readOnly hidden />
      <div key={round} className="grid gap-4">
        <PasswordField label={t('member.currentPassword')} name={PRESENT} autoComplete="current-password" error={form.errorOf(PRESENT)} />
        <NewPasswordFields label={t('club.newPassword')} errorOf={form.errorOf} />
      </div>
      <Button type="submit" busy={form.isSending} className="phablet:justify-self-start">
        {t('club.savePassword')}
      </Button>
    </form>
  )
}

function MailForm() {
  const t = useTranslations()
  const lang = useLocale()
  const { info, isOver } = useMember()
  const [isSent, setSent] = useState(false)
  const form = useMemberForm<null>({
    texts: { refused: t('club.requestFailed'), failed: t('club.requestFailed') },
    codes: { [ERRORS.wrong_password.code]: { password: t('member.wrongPassword') } },
    textOf: (name) => (name === 'email' ? t('enquiry.emailPrompt') : undefined),
    check: (typed): FormFault | null => {
      if (!readFields(typed, ['email'])['email']) return { alert: null, fields: { email: t('enquiry.emailPrompt') } }
      return readPassword(typed) === '' ? { alert: null, fields: { password: t('member.passwordPrompt') } } : null
    },
    request: async (typed) => ({ path: 'mail', body: { ...readFields(typed, ['email']), password: await transformPassword(readPassword(typed)), lang } }),
    onRefused: isOver,
    onSuccess: () => setSent(true),
  })
  return (
    <form ref={form.ref} method="post" noValidate aria-labelledby="change-mail" onSubmit={form.submit} className="grid gap-4 border-t border-line pt-8">
      <div>
        <Heading level={3} id="change-mail">
          {t('member.changeMail')}
        </Heading>
        <p className="mt-1 break-words text-muted">{t('member.presentMail', { mail: info.mail })}</p>
      </div>
      {form.fault?.alert ? <Notice tone="danger" live title={form.fault.alert} /> : null}
      {isSent && !form.fault ? <Notice tone="success" live title={t('member.mailSent')} /> : null}
      <TextField label={t('member.newMail')} name="email" type="email" required autoComplete="email" maxLength={254} error={form.errorOf('email')} />
      <PasswordField label={t('member.currentPassword')} name="password" autoComplete="current-password" error={form.errorOf('password')} />
      <Button type="submit" busy={form.isSending} className="phablet:justify-self-start">
        {t('member.sendMail')}
      </Button>
    </form>
  )
}
