import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useActionData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { adConsentOf, readConsent } from '#apps/site/consent/consent.ts'
import { readTouches } from '#apps/site/client/attribution.ts'
import { useFaultFocus } from '#apps/site/client/use-fault-focus.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import type { ApplyActionData } from './apply-fault.ts'
import { keepDraft } from './apply-draft.ts'
import { faultyFields, missingFields, readValues, type ApplyField, type ApplyValues } from './apply-values.ts'
import { faultsIn, faultsOf, withNames, type FaultyDocument } from './document-faults.ts'
import { receivedPage } from './received-page.ts'
import { sendApplication, type ApplyOutcome } from './send-application.ts'

export type ApplyFault = { text: string; fields: readonly ApplyField[]; documents: readonly FaultyDocument[]; hasLostFiles?: boolean }

/** State of the application form: sending with its progress, and what is wrong. */
export function useApplyForm() {
  const t = useTranslations('dealer')
  const lang = useLocale()
  const navigate = useNavigate()
  const answered = useActionData<ApplyActionData>()?.application
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef<{ content: string; key: string }>({ content: '', key: '' })
  const [progress, setProgress] = useState<number | null>(null)
  const [fault, setFault] = useState<ApplyFault | null>(() =>
    answered
      ? { text: answered.message ?? textOf(answered.fault), fields: answered.fields, documents: answered.documents, hasLostFiles: answered.hadFiles }
      : null,
  )

  useFaultFocus(ref, fault)

  function textOf(reason: 'required' | 'documents' | 'other'): string {
    if (reason === 'required') return t('requiredMessage')
    return reason === 'documents' ? t('documentsMessage') : t('failed')
  }

  // The same content goes under the same key, however often it is sent; something changed is something new.
  function keyOf(values: ApplyValues, files: readonly File[]): string {
    const content = JSON.stringify([values, files.map(({ name, size, lastModified }) => [name, size, lastModified])])
    if (sending.current.content !== content) sending.current = { content, key: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` }
    return sending.current.key
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (progress !== null) return
    const data = new FormData(event.currentTarget)
    const values = readValues(data)
    const files = data.getAll('documents').filter((file) => file instanceof File && (file.name !== '' || file.size > 0)) as File[]
    const fields = missingFields(values)
    const documents = faultsOf(files)
    if (fields.length > 0 || documents.length > 0)
      return setFault({ text: textOf(fields.length > 0 ? 'required' : 'documents'), fields, documents: withNames(documents, files) })
    setFault(null)
    setProgress(0)
    const honeypot = data.get('company_website')
    const outcome = await sendApplication({
      values,
      files,
      touches: readTouches(),
      adConsent: adConsentOf(readConsent(), location.pathname),
      honeypot: typeof honeypot === 'string' ? honeypot : '',
      lang,
      key: keyOf(values, files),
      onProgress: setProgress,
    })
    setProgress(null)
    finish(outcome, files)
  }

  function finish(outcome: ApplyOutcome, files: readonly File[]) {
    if (outcome.kind === 'failed') return setFault({ text: t('failed'), fields: [], documents: [] })
    if (outcome.kind === 'refused') {
      const text = outcome.reason === 'other' && outcome.message !== '' ? outcome.message : textOf(outcome.reason)
      return setFault({ text, fields: faultyFields(outcome.issues), documents: withNames(faultsIn(outcome.issues), files) })
    }
    keepDraft(null)
    void navigate(receivedPage(outcome.reference, outcome.leftOut))
  }

  return { ref, initial: answered?.values ?? {}, fault, progress, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}
