import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { clsx } from 'clsx'
import { Button, Notice, TextLink } from '#apps/site/ui/index.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { ContactChannels } from '#apps/site/contact/contact-channels.tsx'
import type { NamedCountry } from './destination.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { WaitingNotice } from './waiting-notice.tsx'
import type { FormFault } from './use-enquiry-form.ts'
import { REQUIRED_FIELDS } from './wire.ts'
import type { EnquirySetting, FormField } from './wire.ts'

const LABELS = {
  name: 'name',
  country: 'country',
  country_id: 'country',
  mobile: 'mobile',
  whatsapp: 'whatsapp',
  mail: 'email',
  vin: 'vin',
  remark: 'remark',
} as const satisfies Record<FormField, string>

export type EnquiryFormProps = EnquirySetting & {
  /** Anchor of the form: where a page comes back to after a post without script. Unique in the page. */
  id?: string
  /** Prefilled requirements. */
  remark?: string | null
  /** The country that the page knows, before that of the visitor's destination; what was named in a form goes before both. */
  country?: NamedCountry | null
  /** In the shell's panels, whose posts reach no page of their own. */
  isInShell?: boolean
  /** After the server confirmed, before `/result` opens. */
  onSent?: () => void
  /** Asks for the chassis number too: parts must fit. */
  hasVin?: boolean
  /** False: what is typed goes with the form. */
  hasDraft?: boolean
  className?: string
  /** What is asked for together, with its fields `items`. */
  children?: ReactNode
}

/**
 * The enquiry form (R10.1, R10.3). Without script it posts to the action of its page, with script to the API
 * through the queue. Nothing is checked before the server: an incomplete form is answered with the fields to fill in.
 */
export function EnquiryForm({
  id = 'enquiry',
  remark,
  isInShell,
  onSent,
  country,
  hasVin,
  hasDraft = true,
  className,
  children,
  ...setting
}: EnquiryFormProps) {
  const t = useTranslations('enquiry')
  const { destination } = useSiteData()
  const form = useEnquiryForm({ id, setting, isInShell: isInShell ?? false, onSent })
  return (
    <form
      ref={form.ref}
      id={id}
      method="post"
      action={form.action}
      noValidate
      aria-label={t(isInShell ? 'panelTitle' : 'title')}
      onSubmit={form.submit}
      onFocus={form.noteTouch}
      className={clsx('@container grid grid-cols-1 gap-4', className)}
    >
      {form.fault ? <FaultNotice fault={form.fault} /> : null}
      {form.fault?.fields.length === 0 ? <ContactChannels /> : null}
      <WaitingNotice note={form.note} />
      {children}
      <EnquiryFields
        key={form.round}
        initial={form.initial}
        remark={remark ?? ''}
        country={country ?? destination?.country}
        port={destination?.port}
        faults={form.fault?.fields ?? []}
        hasVin={hasVin ?? false}
        hasDraft={hasDraft}
      />
      <HiddenSetting {...setting} />
      {isInShell ? <Consent /> : null}
      <div
        className={clsx(
          'grid gap-3 @narrow:grid-cols-[auto_1fr] @narrow:items-center @narrow:gap-6',
          // In a panel that scrolls, the way to send stays in sight.
          isInShell && 'sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-4',
        )}
      >
        <Button type="submit" variant="primary" size="lg" busy={form.isSending}>
          {form.isSending ? t('sending') : t('submit')}
        </Button>
        {isInShell ? null : <Consent />}
      </div>
    </form>
  )
}

/** The server's sentence names all five (R10.1); below it stands what is missing of them. */
function FaultNotice({ fault: { text, fields } }: { fault: FormFault }) {
  const t = useTranslations('enquiry')
  const missing = fields.length < REQUIRED_FIELDS.length ? fields : []
  return (
    <Notice tone="danger" live title={text}>
      {missing.length === 0 ? null : (
        <ul className="mt-1 list-disc ps-5">
          {missing.map((field) => (
            <li key={field}>{t(LABELS[field])}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** What the details are used for, and where all of it stands (R9.5). */
function Consent() {
  const t = useTranslations()
  const { legalPages } = useSiteData()
  return (
    <p className="text-sm text-muted">
      {t('enquiry.privacy')} {legalPages.includes('privacy') ? <TextLink href="/privacy">{t('shell.privacy')}</TextLink> : null}
    </p>
  )
}

/** What the page knows about the enquiry, for a post without script. */
function HiddenSetting({ origin, originId, subject }: EnquirySetting) {
  const fields: Record<string, string | number | null | undefined> = {
    origin,
    from_id: originId,
    brand: subject?.brand,
    brand_sign: subject?.brandSign,
    car_model: subject?.carModel,
    car_model_sign: subject?.carModelSign,
  }
  return Object.entries(fields).map(([name, value]) =>
    value === null || value === undefined || value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}
