import { useTranslations } from 'use-intl'
import { LISTED_LOCALES } from '#i18n/locales.ts'
import type { MemberInfo } from '#contract/member.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { CountryField } from '#apps/site/enquiry/country-field.tsx'
import { Button, Notice, SelectField, TextField, useToast } from '#apps/site/ui/index.ts'
import { useMember } from './member-context.tsx'
import { useMemberForm } from './use-member-form.ts'
import { readFields } from './wire.ts'

const FIELDS = ['name', 'country', 'country_id', 'mobile', 'whatsapp', 'locale'] as const

/** Name, country, numbers and the language of our mails. */
export function ProfileSection() {
  const t = useTranslations()
  const lang = useLocale()
  const toast = useToast()
  const { info, setInfo, isOver } = useMember()
  const form = useMemberForm<MemberInfo>({
    texts: { refused: t('club.requestFailed'), failed: t('club.requestFailed') },
    check: (typed) => (readFields(typed, FIELDS)['name'] ? null : { alert: null, fields: { name: t('enquiry.namePrompt') } }),
    request: async (typed) => ({ path: 'profile', body: { ...readFields(typed, FIELDS), lang } }),
    onRefused: isOver,
    onSuccess: (saved) => {
      setInfo(saved)
      toast({ text: t('member.saved'), tone: 'success' })
    },
  })
  return (
    <form ref={form.ref} method="post" noValidate aria-label={t('member.profile')} onSubmit={form.submit} className="@container grid max-w-text gap-4">
      {form.fault?.alert ? <Notice tone="danger" live title={form.fault.alert} /> : null}
      <div className="grid gap-4 @narrow:grid-cols-2 @narrow:gap-x-5">
        <TextField label={t('enquiry.name')} name="name" required autoComplete="name" maxLength={120} defaultValue={info.name} error={form.errorOf('name')} />
        <CountryField initial={info.country} initialId={info.country_id === null ? '' : String(info.country_id)} required={false} />
        <TextField
          label={t('enquiry.mobile')}
          name="mobile"
          type="tel"
          autoComplete="tel"
          maxLength={60}
          defaultValue={info.mobile}
          error={form.errorOf('mobile')}
        />
        <TextField
          label={t('enquiry.whatsapp')}
          name="whatsapp"
          type="tel"
          autoComplete="section-whatsapp tel"
          maxLength={60}
          defaultValue={info.whatsapp}
          error={form.errorOf('whatsapp')}
        />
        <SelectField
          label={t('member.language')}
          name="locale"
          defaultValue={info.locale}
          options={LISTED_LOCALES.map(({ code, ownName }) => ({ value: code, label: ownName }))}
        />
      </div>
      <Button type="submit" variant="primary" busy={form.isSending} className="phablet:justify-self-start">
        {t('member.save')}
      </Button>
    </form>
  )
}
