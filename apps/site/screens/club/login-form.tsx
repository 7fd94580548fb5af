import { useFormAction, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { TokenAnswer } from '#contract/member.ts'
import { transformPassword } from '#contract/transform-password.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Button, Field, Notice, TextInput, TextLink, useToast } from '#apps/site/ui/index.ts'
import { readIdentifier } from '#apps/site/member/identifier.ts'
import { PasswordField } from '#apps/site/member/password-field.tsx'
import { startSession } from '#apps/site/member/session.ts'
import { useMemberForm } from '#apps/site/member/use-member-form.ts'
import type { FormFault, FormRequest } from '#apps/site/member/use-member-form.ts'
import { readFields, readPassword } from '#apps/site/member/wire.ts'
import type { MemberActionData } from './member-answer.ts'

/** `/club?type=1`: by e-mail, phone or WhatsApp number in one field. Success stores the token and goes home (R12.6). */
export function LoginForm({ answered }: { answered: MemberActionData['member'] | null }) {
  const t = useTranslations('club')
  const lang = useLocale()
  const toast = useToast()
  const navigate = useNavigate()
  const action = useFormAction()
  const form = useMemberForm<TokenAnswer>({
    initialFault: answered?.fault,
    texts: { refused: t('registerFailed'), failed: t('loginFailed') },
    check,
    request: (typed) => requestOf(typed, lang),
    onSuccess: ({ token }) => {
      startSession(token, lang)
      toast({ text: t('loginSuccess'), tone: 'success', isForNextPage: true })
      void navigate('/')
    },
  })

  function check(typed: FormData): FormFault | null {
    if (identifierOf(typed) === null) return { alert: null, fields: { identifier: t('identifierPrompt') } }
    return readPassword(typed) === '' ? { alert: null, fields: { password: t('passwordPrompt') } } : null
  }

  return (
    <form ref={form.ref} method="post" action={action} noValidate aria-label={t('loginTitle')} onSubmit={form.submit} className="grid gap-4">
      <input type="hidden" name="form" value="login" />
      {form.fault?.alert ? <Notice tone="danger" live title={form.fault.alert} /> : null}
      <Field label={t('identifier')} hint={t('identifierHint')} error={form.errorOf('identifier')} required>
        {(control) => (
          <TextInput
            {...control}
            name="identifier"
            dir="ltr"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={answered?.values['identifier']}
            className="rtl:text-end"
          />
        )}
      </Field>
      <PasswordField label={t('password')} name="password" autoComplete="current-password" error={form.errorOf('password')} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Button type="submit" variant="primary" size="lg" busy={form.isSending} className="max-phablet:w-full">
          {t('login')}
        </Button>
        <TextLink href="/club?type=forgot" className="inline-flex min-h-tap items-center text-sm">
          {t('forgot')}
        </TextLink>
      </div>
    </form>
  )
}

async function requestOf(form: FormData, lang: string): Promise<FormRequest> {
  return { path: 'login', body: { ...identifierOf(form), password: await transformPassword(readPassword(form)), lang } }
}

function identifierOf(form: FormData) {
  return readIdentifier(readFields(form, ['identifier'])['identifier'] ?? '')
}
