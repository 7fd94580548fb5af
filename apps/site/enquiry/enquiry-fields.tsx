import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox, TextAreaField, TextField } from '#apps/site/ui/index.ts'
import { readUserInfo } from '#apps/site/client/user-info.ts'
import { useDir } from '#apps/site/text/site-intl.tsx'
import { ContactField } from './contact-field.tsx'
import { CountryField } from './country-field.tsx'
import { readDestination, type NamedCountry } from './destination.ts'
import { draftOf, readDraft, writeDraft } from './enquiry-draft.ts'
import { readValues } from './enquiry-values.ts'
import { OrderFields } from './order-fields.tsx'
import { VinField } from './vin-field.tsx'
import { ORDER_FIELDS } from './wire.ts'
import type { EnquiryValues, FormField } from './wire.ts'

type EnquiryFieldsProps = {
  initial: EnquiryValues
  remark: string
  country?: NamedCountry
  /** The port that the visitor has named. */
  port?: string
  faults: readonly FormField[]
  hasVin: boolean
  hasDraft: boolean
}

const PROMPTS = {
  name: 'namePrompt',
  country: 'countryPrompt',
  country_id: 'countryPrompt',
  mobile: 'mobilePrompt',
  whatsapp: 'whatsappPrompt',
  mail: 'emailPrompt',
  vin: 'vinHint',
  remark: 'remarkPrompt',
} as const satisfies Record<FormField, string>

/** The fields, uncontrolled: what was typed before the page came alive stays. */
export function EnquiryFields({ initial, remark, country, port, faults, hasVin, hasDraft }: EnquiryFieldsProps) {
  const t = useTranslations('enquiry')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ref.current) fillEmpty(ref.current, remark, hasDraft ? readDraft() : NO_DRAFT)
  }, [remark, hasDraft])
  const keep = (chosen?: EnquiryValues) => hasDraft && keepDraft(ref.current?.closest('form'), remark, chosen)
  const errorOf = (field: FormField) => (faults.includes(field) ? t(PROMPTS[field]) : undefined)
  return (
    <div ref={ref} onInput={() => keep()} className="grid gap-4 @narrow:grid-cols-2 @narrow:gap-x-5">
      <p className="text-sm text-muted @narrow:col-span-2">{t('requiredNote')}</p>
      <TextField label={t('name')} name="name" required autoComplete="name" maxLength={120} defaultValue={initial.name} error={errorOf('name')} />
      <CountryField
        initial={initial.country ?? ''}
        initialId={initial.country_id ?? ''}
        error={errorOf('country')}
        given={country}
        draft={hasDraft ? readDraft : noDraft}
        suggested={readDestination}
        onChosen={keep}
      />
      <ContactField
        label={t('email')}
        name="mail"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={initial.mail}
        error={errorOf('mail')}
      />
      <ContactField
        label={t('mobile')}
        name="mobile"
        type="tel"
        required
        inputMode="tel"
        autoComplete="tel"
        maxLength={60}
        defaultValue={initial.mobile}
        error={errorOf('mobile')}
      />
      <div className="grid content-start gap-1 @narrow:col-span-2">
        <Checkbox name="whatsapp_same" value="1" label={t('sameAsMobile')} />
        <ContactField
          label={t('whatsapp')}
          name="whatsapp"
          type="tel"
          inputMode="tel"
          autoComplete="section-whatsapp tel"
          maxLength={60}
          defaultValue={initial.whatsapp}
          error={errorOf('whatsapp')}
          className="whatsapp-field"
        />
      </div>
      {hasVin ? <VinField initial={initial.vin} className="@narrow:col-span-2" /> : null}
      <TextAreaField
        label={t('remark')}
        name="remark"
        required
        dir={useDir()}
        rows={4}
        maxLength={5000}
        placeholder={t('remarkPrompt')}
        defaultValue={initial.remark ?? remark}
        error={errorOf('remark')}
        className="@narrow:col-span-2"
      />
      <OrderFields initial={initial} port={port} />
      <Checkbox name="remember" value="1" label={t('rememberMe')} className="@narrow:col-span-2" />
      <Trap label={t('leaveEmpty')} />
    </div>
  )
}

const NO_DRAFT: EnquiryValues = {}
const noDraft = () => NO_DRAFT

/** People neither see nor reach it; programs that fill in everything do. */
function Trap({ label }: { label: string }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {label}
        <input name="company_website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

function keepDraft(form: HTMLFormElement | null | undefined, prefilled: string, country: EnquiryValues = {}): void {
  if (form) writeDraft(draftOf({ ...readValues(new FormData(form)), ...country }, prefilled))
}

// What was typed in this tab, then details that the visitor asked this device to remember; never over something typed.
function fillEmpty(box: HTMLElement, prefilled: string, draft: EnquiryValues): void {
  const info = readUserInfo()
  for (const field of ['name', 'mail', 'mobile', 'whatsapp', 'vin'] as const) {
    const input = box.querySelector<HTMLInputElement>(`input[name="${field}"]`)
    if (input && input.value === '') input.value = draft[field] ?? (field === 'vin' ? '' : info?.[field]) ?? ''
  }
  for (const field of ORDER_FIELDS) {
    const control = box.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`)
    if (control && control.value === '' && draft[field]) {
      control.value = draft[field]
      control.closest('details')?.setAttribute('open', '')
    }
  }
  const requirements = box.querySelector<HTMLTextAreaElement>('textarea[name="remark"]')
  if (requirements && draft.remark && (requirements.value === '' || requirements.value === prefilled)) requirements.value = draft.remark
  if (!info) return
  const remember = box.querySelector<HTMLInputElement>('input[name="remember"]')
  if (remember) remember.checked = true
}
