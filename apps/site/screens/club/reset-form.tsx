import { useFormAction, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import type { TokenAnswer } from '#contract/member.ts'
import { transformPassword } from '#contract/transform-password.ts'
import { isMobileLayout } from '#apps/site/client/shell-state.ts'
import { Button, Notice, useToast } from '#apps/site/ui/index.ts'
import { checkNewPassword, NewPasswordFields } from '#apps/site/member/new-password.tsx'
import { startSession } from '#apps/site/member/session.ts'
import { useMemberForm } from '#apps/site/member/use-member-form.ts'
import type { FormFault } from '#apps/site/member/use-member-form.ts'
import { readFields, readPassword } from '#apps/site/member/wire.ts'
import { CodeField } from './code-field.tsx'
import type { MemberActionData } from './member-answer.ts'

/** Sets a new password by the code of a mail; every other session ends, and this browser is logged in. */
export function ResetForm({ code, answered }: { code: string | null; answered: MemberActionData['member'] | null }) {
  const t = useTranslations('club')
  const lang = useLocale()
  const toast = useToast()
  const navigate = useNavigate()
  const action = useFormAction()
  const form = useMemberForm<TokenAnswer>({
    initialFault: answered?.fault,
    texts: { refused: t('requestFailed'), failed: t('requestFailed') },
    textOf: (name) => (name === 'code' ? t('codePrompt') : name === 'password' ? t('passwordPrompt') : undefined),
    check,
    request: async (typed) => ({
      path: 'password/reset',
      body: { ...readFields(typed, ['code']), password: await transformPassword(readPassword(typed)) },
    }),
    onSuccess: ({ token }) => {
      startSession(token, lang)
      toast({ text: t('passwordSaved'), tone: 'success', isForNextPage: true })
      void navigate(isMobileLayout() ? '/mobile/info' : '/my')
    },
  })

  async function check(typed: FormData): Promise<FormFault | null> {
    const fault = await checkNewPassword(typed, t, [])
    if (readFields(typed, ['code'])['code'] || fault?.alert) return fault
    return { alert: null, fields: { code: t('codePrompt'), ...fault?.fields } }
  }

  return (
    <form ref={form.ref} method="post" action={action} noValidate aria-label={t('resetTitle')} onSubmit={form.submit} className="grid gap-4">
      <input type="hidden" name="form" value="reset" />
      {form.fault?.alert ? <Notice tone="danger" live title={form.fault.alert} /> : null}
      {answered !== null && answered.fault === null ? <Notice tone="success" title={t('passwordSaved')} /> : null}
      <CodeField known={code} error={form.errorOf('code')} />
      <NewPasswordFields label={t('newPassword')} errorOf={form.errorOf} />
      <Button type="submit" variant="primary" size="lg" busy={form.isSending} className="phablet:justify-self-start">
        {t('savePassword')}
      </Button>
    </form>
  )
}
