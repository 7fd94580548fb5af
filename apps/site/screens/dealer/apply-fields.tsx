import { useTranslations } from 'use-intl'
import { DEALER_BUSINESS_KINDS, DEALER_INTERESTS, DEALER_VOLUMES, type DealerVolume } from '#contract/dealer-values.ts'
import { ContactField } from '#apps/site/enquiry/contact-field.tsx'
import { CountryField } from '#apps/site/enquiry/country-field.tsx'
import { useDir } from '#apps/site/text/site-intl.tsx'
import { Checkbox, FieldGroup, Heading, Radio, SelectField, TextAreaField, TextField } from '#apps/site/ui/index.ts'
import { readDraft } from './apply-draft.ts'
import type { ApplyField, ApplyValues } from './apply-values.ts'

type Part = { initial: ApplyValues; faults: readonly ApplyField[] }

const GRID = 'grid gap-4 @narrow:grid-cols-2 @narrow:gap-x-5'
const WIDE = '@narrow:col-span-2'

/** Who applies: the five fields that an answer needs, and WhatsApp. */
export function ApplicantFields({ initial, faults, onCountry }: Part & { onCountry: (country: ApplyValues) => void }) {
  const t = useTranslations('dealer')
  const word = useTranslations('enquiry')
  const errorOf = (field: ApplyField, text: string) => (faults.includes(field) ? text : undefined)
  return (
    <div className={GRID}>
      <Heading level={3} className={WIDE}>
        {t('groupYou')}
      </Heading>
      <TextField
        label={t('company')}
        name="company"
        required
        autoComplete="organization"
        maxLength={160}
        defaultValue={initial.company}
        error={errorOf('company', t('companyPrompt'))}
      />
      <TextField
        label={word('name')}
        name="name"
        required
        autoComplete="name"
        maxLength={120}
        defaultValue={initial.name}
        error={errorOf('name', word('namePrompt'))}
      />
      <CountryField
        initial={initial.country ?? ''}
        initialId={initial.country_id ?? ''}
        error={errorOf('country', word('countryPrompt'))}
        onChosen={onCountry}
        draft={readDraft}
      />
      <ContactField
        label={word('email')}
        name="mail"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={initial.mail}
        error={errorOf('mail', initial.mail ? t('mailInvalid') : word('emailPrompt'))}
      />
      <div className="grid content-start gap-1">
        <ContactField
          label={word('mobile')}
          name="mobile"
          type="tel"
          required
          inputMode="tel"
          autoComplete="tel"
          maxLength={60}
          defaultValue={initial.mobile}
          error={errorOf('mobile', word('mobilePrompt'))}
        />
        <Checkbox name="whatsapp_same" value="1" label={word('sameAsMobile')} />
      </div>
      <ContactField
        label={word('whatsapp')}
        name="whatsapp"
        type="tel"
        inputMode="tel"
        autoComplete="section-whatsapp tel"
        maxLength={60}
        defaultValue={initial.whatsapp}
        className="whatsapp-field"
      />
    </div>
  )
}

/** What the applicant does today. */
export function BusinessFields({ initial }: Part) {
  const t = useTranslations('dealer')
  const kinds = DEALER_BUSINESS_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <div className={GRID}>
      <Heading level={3} className={WIDE}>
        {t('groupBusiness')}
      </Heading>
      <SelectField label={t('kind')} name="business_kind" defaultValue={initial.business_kind ?? ''} options={[{ value: '', label: t('choose') }, ...kinds]} />
      <TextField label={t('years')} name="years_in_business" inputMode="numeric" maxLength={4} defaultValue={initial.years_in_business} />
      <YesNo label={t('showroom')} name="has_showroom" initial={initial.has_showroom} />
      <YesNo label={t('workshop')} name="has_workshop" initial={initial.has_workshop} />
    </div>
  )
}

/** What the applicant plans with us. */
export function PlanFields({ initial }: Part) {
  const t = useTranslations('dealer')
  const dir = useDir()
  const volumes = DEALER_VOLUMES.map((value) => ({ value, label: volumeLabel(value) }))
  function volumeLabel(value: DealerVolume): string {
    return value === '501+' ? t('volumeMore') : value.replace('-', '–')
  }
  return (
    <div className={GRID}>
      <Heading level={3} className={WIDE}>
        {t('groupPlans')}
      </Heading>
      <TextField label={t('territory')} name="territory" maxLength={200} defaultValue={initial.territory} />
      <SelectField
        label={t('volume')}
        name="yearly_volume"
        defaultValue={initial.yearly_volume ?? ''}
        options={[{ value: '', label: t('choose') }, ...volumes]}
      />
      <FieldGroup label={t('interests')} className={WIDE}>
        <div className="grid @narrow:grid-cols-2 @narrow:gap-x-5">
          {DEALER_INTERESTS.map((value) => (
            <Checkbox key={value} name="interests" value={value} label={t(`interest.${value}`)} defaultChecked={initial.interests?.includes(value)} />
          ))}
        </div>
      </FieldGroup>
      <TextField label={t('brands')} name="brands" maxLength={300} defaultValue={initial.brands} className={WIDE} />
      <TextAreaField label={t('remark')} name="remark" dir={dir} rows={4} maxLength={5000} defaultValue={initial.remark} className={WIDE} />
    </div>
  )
}

function YesNo({ label, name, initial }: { label: string; name: 'has_showroom' | 'has_workshop'; initial: string | undefined }) {
  const t = useTranslations('dealer')
  return (
    <FieldGroup label={label}>
      <div className="flex gap-6">
        <Radio name={name} value="yes" label={t('yes')} defaultChecked={initial === 'yes'} />
        <Radio name={name} value="no" label={t('no')} defaultChecked={initial === 'no'} />
      </div>
    </FieldGroup>
  )
}
