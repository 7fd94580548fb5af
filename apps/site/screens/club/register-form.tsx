import { useFormAction, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { TokenAnswer } from '#contract/member.ts'
import { transformPassword } from '#contract/transform-password.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { ContactField } from '#apps/site/enquiry/contact-field.tsx'
import { CountryField } from '#apps/site/enquiry/country-field.tsx'
import { Button, Checkbox, Notice, TextField, useToast, type ToastInput } from '#apps/site/ui/index.ts'
import { checkNewPassword, NewPasswordFields } from '#apps/site/member/new-password.tsx'
import { startSession } from '#apps/site/member/session.ts'
import { useMemberForm } from '#apps/site/member/use-member-form.ts'
import type { FormFault } from '#apps/site/member/use-member-form.ts'
import { readFields, readPassword, REGISTER_FIELDS } from '#apps/site/member/wire.ts'
import type { MemberActionData } from './member-answer.ts'

const PROMPTS: Readonly<Record<string, 'namePrompt' | 'countryPrompt' | 'emailPrompt' | 'mobilePrompt' | 'whatsappPrompt'>> = {
  name: 'namePrompt',
  country: 'countryPrompt',
  country_id: 'countryPrompt',
  email: 'emailPrompt',
  mobile: 'mobilePrompt',
  whatsapp: 'whatsappPrompt',
}

/** What a registration is told by: where a mail was sent, in the same words whether the address has an account or not (R12.8). */
export function registeredToast(t: (key: 'registerSuccess' | 'checkMail', values?: { mail: string }) => string, mail: string | undefined): ToastInput {
  return { text: t('registerSuccess'), detail: t('checkMail', { mail: mail ?? '' }), tone: 'success' }
}

/** `/club?type=2`. The confirmation stays in the browser (R12.1). */
export function RegisterForm({ answered }: { answered: MemberActionData['member'] | null }) {
  const t = useTranslations('club')
  const field = useTranslations('enquiry')
  const lang = useLocale()
  const toast = useToast()
  const navigate = useNavigate()
  const action = useFormAction()
  const values = answered?.values ?? {}
  const form = useMemberForm<TokenAnswer>({
    initialFault: answered?.fault,
    texts: { refused: t('registerFailed'), failed: t('loginFailed') },
    textOf,
    check,
    request: async (typed) => ({
      path: 'registered',
      body: { ...readFields(typed, REGISTER_FIELDS), password: await transformPassword(readPassword(typed)), lang },
    }),
    onSuccess: ({ token }, typed) => {
      startSession(token, lang)
      toast({ ...registeredToast(t, readFields(typed, REGISTER_FIELDS)['email']), isForNextPage: true })
      void navigate('/')
    },
  })

  function textOf(name: string): string | undefined {
    const prompt = PROMPTS[name]
    if (prompt !== undefined) return field(prompt)
    return name === 'password' ? t('passwordPrompt') : undefined
  }

  async function check(typed: FormData): Promise<FormFault | null> {
    const { email, name } = readFields(typed, REGISTER_FIELDS)
    const fault = await checkNewPassword(typed, t, [email ?? '', name ?? ''])
    if (email !== undefined || fault?.alert) return fault
    return { alert: null, fields: { email: field('emailPrompt'), ...fault?.fields } }
  }

  return (
    <form ref={form.ref} method="post" action={action} noValidate aria-label={t('signUpTitle')} onSubmit={form.submit} className="@container grid gap-4">
      <input type="hidden" name="form" value="register" />
      {form.fault?.alert ? <Notice tone="danger" live title={form.fault.alert} /> : null}
      <div className="grid gap-4 @narrow:grid-cols-2 @narrow:gap-x-5">
        <TextField label={field('name')} name="name" autoComplete="name" maxLength={120} defaultValue={values['name']} error={form.errorOf('name')} />
        <CountryField initial={values['country'] ?? ''} initialId={values['country_id'] ?? ''} required={false} error={form.errorOf('country')} />
        <ContactField
          label={field('email')}
          name="email"
          type="email"
          required
          autoComplete="username"
          maxLength={254}
          defaultValue={values['email']}
          error={form.errorOf('email')}
        />
        <ContactField
          label={field('mobile')}
          name="mobile"
          type="tel"
          autoComplete="tel"
          maxLength={60}
          defaultValue={values['mobile']}
          error={form.errorOf('mobile')}
        />
        <div className="grid content-start gap-1 @narrow:col-span-2">
          <Checkbox name="whatsapp_same" value="1" label={field('sameAsMobile')} />
          <ContactField
            label={field('whatsapp')}
            name="whatsapp"
            type="tel"
            autoComplete="section-whatsapp tel"
            maxLength={60}
            defaultValue={values['whatsapp']}
            error={form.errorOf('whatsapp')}
            className="whatsapp-field"
          />
        </div>
        <NewPasswordFields label={t('password')} errorOf={form.errorOf} />
      </div>
      <div className="grid gap-3">
        <Button type="submit" variant="primary" size="lg" busy={form.isSending} className="phablet:justify-self-start">
          {t('signUp')}
        </Button>
        <p className="text-sm text-muted">{t('privacy')}</p>
      </div>
    </form>
  )
}
