import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ERRORS } from '#contract/errors.ts'
import { transformPassword } from '#contract/transform-password.ts'
import { Button, Notice, useToast } from '#apps/site/ui/index.ts'
import { useMember } from './member-context.tsx'
import { PasswordField } from './password-field.tsx'
import { forgetMember } from './session.ts'
import { useMemberForm } from './use-member-form.ts'
import { readPassword } from './wire.ts'

/** The end of the account, confirmed by its password. */
export function DeleteSection() {
  const t = useTranslations()
  const toast = useToast()
  const navigate = useNavigate()
  const { isOver } = useMember()
  const form = useMemberForm<null>({
    texts: { refused: t('club.requestFailed'), failed: t('club.requestFailed') },
    codes: { [ERRORS.wrong_password.code]: { password: t('member.wrongPassword') } },
    check: (typed) => (readPassword(typed) === '' ? { alert: null, fields: { password: t('member.passwordPrompt') } } : null),
    request: async (typed) => ({ path: 'delete', body: { password: await transformPassword(readPassword(typed)) } }),
    onRefused: isOver,
    onSuccess: () => {
      forgetMember()
      toast({ text: t('member.deleted'), tone: 'success', isForNextPage: true })
      void navigate('/')
    },
  })
  return (
    <form ref={form.ref} method="post" noValidate aria-label={t('member.deleteTitle')} onSubmit={form.submit} className="grid max-w-narrow gap-4">
      <p className="text-muted">{t('member.deleteText')}</p>
      {form.fault?.alert ? <Notice tone="danger" live title={form.fault.alert} /> : null}
      <PasswordField label={t('member.currentPassword')} name="password" autoComplete="current-password" error={form.errorOf('password')} />
      <Button type="submit" variant="danger" busy={form.isSending} className="phablet:justify-self-start">
        {t('member.deleteButton')}
      </Button>
    </form>
  )
}
