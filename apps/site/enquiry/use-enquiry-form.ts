import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useActionData, useFormAction, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { withoutSecret } from '#contract/secret-path.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { readTouches } from '#apps/site/client/attribution.ts'
import { adConsentOf, readConsent } from '#apps/site/consent/consent.ts'
import { announceLead } from '#apps/site/consent/lead-event.ts'
import { closeEnquiryForm } from '#apps/site/client/shell-state.ts'
import { useFaultFocus } from '#apps/site/client/use-fault-focus.ts'
import { parseUserInfo, writeUserInfo } from '#apps/site/client/user-info.ts'
import { readActionFault } from './action-fault.ts'
import { enquiryQueue } from './browser-queue.ts'
import { writeDraft } from './enquiry-draft.ts'
import { buildPayload, faultyFields, missingFields, readValues } from './enquiry-values.ts'
import { fetchAhead } from './late-parts.ts'
import { isRequiredFault } from './send-enquiry.ts'
import type { SendOutcome } from './waiting-enquiry.ts'
import { SUBMIT_SOURCE } from './wire.ts'
import type { EnquirySetting, EnquiryValues, FormField } from './wire.ts'

export type FormFault = { text: string; fields: readonly FormField[] }

/** Why the enquiry is kept instead of sent. */
export type WaitingNote = 'offline' | 'kept' | null

type Options = { id: string; setting: EnquirySetting; isInShell: boolean; onSent?: () => void }

/** State of one enquiry form: sending, what the server refused, what is kept on the device. */
export function useEnquiryForm({ id, setting, isInShell, onSent }: Options) {
  const t = useTranslations('enquiry')
  const lang = useLocale()
  const navigate = useNavigate()
  const ownAction = useFormAction()
  const answered = readActionFault(useActionData(), isInShell)
  const ref = useRef<HTMLFormElement>(null)
  const touchedAt = useRef<number | null>(null)
  const [isSending, setSending] = useState(false)
  const [note, setNote] = useState<WaitingNote>(null)
  const [round, setRound] = useState(0)
  const [fault, setFault] = useState<FormFault | null>(answered ? { text: faultText(answered.text), fields: answered.fields } : null)

  useFaultFocus(ref, fault)
  useEffect(() => {
    if (note) ref.current?.scrollIntoView({ block: 'start' })
  }, [note])

  function faultText(text: string | null): string {
    if (text === 'required') return t('requiredMessage')
    return text === null || text === '' ? t('failed') : text
  }

  function refuse(text: string, fields: readonly FormField[]) {
    setFault({ text, fields })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const values = readValues(data)
    const elapsedMs = touchedAt.current === null ? null : Math.round(performance.now() - touchedAt.current)
    setSending(true)
    setFault(null)
    const outcome = await enquiryQueue().submit(
      buildPayload({
        values,
        setting,
        lang,
        items: data.getAll('items'),
        honeypot: data.get('company_website'),
        elapsedMs,
        touches: readTouches(),
        adConsent: adConsentOf(readConsent(), withoutSecret(location.pathname)),
      }),
    )
    setSending(false)
    finish(outcome, values, data.get('remember') !== null)
  }

  function finish(outcome: SendOutcome & { key: string }, values: EnquiryValues, isRemembered: boolean) {
    if (outcome.kind === 'refused') {
      refuse(faultText(isRequiredFault(outcome) ? 'required' : outcome.message), faultyFields(outcome.issues, values))
      return
    }
    // An incomplete enquiry would be refused when the line is back and nobody looks: it is asked for now.
    if (outcome.kind === 'later' && missingFields(values).length > 0) {
      void enquiryQueue().remove(outcome.key)
      refuse(t('requiredMessage'), missingFields(values))
      return
    }
    writeUserInfo(isRemembered ? parseUserInfo({ ...values, from: SUBMIT_SOURCE }) : null)
    writeDraft(null)
    setFault(null)
    touchedAt.current = null
    setRound(round + 1)
    if (outcome.kind === 'later') setNote(navigator.onLine ? 'kept' : 'offline')
    else leaveForResult(outcome, values)
  }

  function leaveForResult({ reference, key }: { reference: string; key: string }, { mail }: EnquiryValues) {
    setNote(null)
    announceLead({ eventId: key, reference, origin: setting.origin })
    onSent?.()
    closeEnquiryForm()
    // As `isNoMail`, whose file would be one more to fetch.
    void navigate(`/result?ref=${reference}${/^\S+@\S+$/.test(mail ?? '') ? '' : '&mail=none'}`)
  }

  return {
    ref,
    action: isInShell ? '/contactUs' : `${ownAction}#${id}`,
    initial: answered?.values ?? {},
    fault,
    note,
    round,
    isSending,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    noteTouch: () => {
      if (touchedAt.current !== null) return
      touchedAt.current = performance.now()
      fetchAhead(lang)
    },
  }
}
