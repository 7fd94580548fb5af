import { useEffect, type FormEvent } from 'react'
import { useFormAction } from 'react-router'
import { useTranslations } from 'use-intl'
import { formatPercent } from '#i18n/format.ts'
import { useHydrated } from '#apps/site/hydration/hydrated.tsx'
import { fetchAhead } from '#apps/site/enquiry/late-parts.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Button, Notice } from '#apps/site/ui/index.ts'
import { ApplicantFields, BusinessFields, PlanFields } from './apply-fields.tsx'
import { fillEmpty, keepDraft, readDraft } from './apply-draft.ts'
import { DocumentField } from './document-field.tsx'
import { useApplyForm } from './use-apply-form.ts'

/**
 * The dealer application. Without script it posts to the page's action, and the browser asks for what is missing before documents
 * travel; with script it goes to the API, with its progress in sight.
 */
export function ApplyForm() {
  const t = useTranslations('dealer')
  const word = useTranslations('enquiry')
  const lang = useLocale()
  const action = useFormAction()
  const isAlive = useHydrated()
  const { ref, initial, fault, progress, submit } = useApplyForm()
  const faults = fault?.fields ?? []
  useEffect(() => {
    if (ref.current) fillEmpty(ref.current, readDraft())
  }, [ref])
  const keep = (event: FormEvent<HTMLFormElement>) => keepDraft(event.currentTarget)
  const percent = progress === null ? '' : formatPercent(lang, progress * 100)
  return (
    <form
      ref={ref}
      id="apply-form"
      method="post"
      action={`${action}#apply`}
      encType="multipart/form-data"
      noValidate={isAlive}
      aria-label={t('formTitle')}
      onSubmit={submit}
      onInput={keep}
      onFocus={() => fetchAhead(lang)}
      className="@container grid gap-10"
    >
      {fault ? <Notice tone="danger" live title={fault.text} /> : null}
      <p className="text-sm text-muted">{word('requiredNote')}</p>
      <ApplicantFields initial={initial} faults={faults} onCountry={(country) => keepDraft(ref.current, country)} />
      <BusinessFields initial={initial} faults={faults} />
      <PlanFields initial={initial} faults={faults} />
      <DocumentField faults={fault?.documents ?? []} note={fault?.hasLostFiles ? t('documentsAgain') : null} />
      <Trap label={word('leaveEmpty')} />
      <div className="grid gap-3 @narrow:grid-cols-[auto_1fr] @narrow:items-center @narrow:gap-6">
        <Button type="submit" variant="primary" size="lg" aria-disabled={progress !== null || undefined}>
          {progress === null ? t('send') : t('sending', { percent })}
        </Button>
        <p className="text-sm text-muted">{t('privacy')}</p>
      </div>
    </form>
  )
}

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
