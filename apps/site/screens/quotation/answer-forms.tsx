import { useEffect, useState, type FormEvent } from 'react'
import { QUOTATION_LIMITS } from '#contract/quotation-values.ts'
import { Button, Checkbox, Heading, Notice, SelectField, TextAreaField, TextField } from '#apps/site/ui/index.ts'
import type { AnswerFault } from './answer-action.server.ts'
import type { OfferAnswer } from './offer-view.ts'

/** The answer of the buyer: two forms that the page posts to itself. Declining is folded away. */
export function AnswerForms({ answer, fault }: { answer: OfferAnswer; fault: AnswerFault | null }) {
  const { isCut, guard } = useLine()
  return (
    <>
      {fault?.faults.whole ? <Notice tone="danger" live title={fault.faults.whole} /> : null}
      <AcceptForm answer={answer} fault={fault} guard={guard} />
      <DeclineForm answer={answer} fault={fault} guard={guard} />
      {isCut ? <Notice tone="warning" live title={answer.noLine} /> : null}
    </>
  )
}

type FormProps = { answer: OfferAnswer; fault: AnswerFault | null; guard: (event: FormEvent<HTMLFormElement>) => void }

/** Keeps a form from being sent into a line that is away, which would end on a page of the browser's with nothing of what was typed. */
function useLine(): { isCut: boolean; guard: FormProps['guard'] } {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const clear = () => setCut(false)
    addEventListener('online', clear)
    return () => removeEventListener('online', clear)
  }, [])
  const guard = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    setCut(false)
    void isReached().then((isThere) => (isThere ? form.submit() : setCut(true)))
  }
  return { isCut, guard }
}

// A phone in a lift still says that it is online: a small answer of the site tells.
async function isReached(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  }
}

const PATIENCE_MS = 8_000

function AcceptForm({ answer: { revision, accept }, fault, guard }: FormProps) {
  return (
    <form method="post" onSubmit={guard} aria-label={accept.title} className="no-print grid gap-4">
      <Heading level={2} size="subheading">
        {accept.title}
      </Heading>
      <p className="text-muted">{accept.hint}</p>
      <input type="hidden" name="answer" value="accept" />
      <input type="hidden" name="revision" value={revision} />
      <TextField name="name" label={accept.name} required maxLength={120} autoComplete="name" defaultValue={fault?.name ?? ''} error={fault?.faults.name} />
      <Checkbox name="consent" value="1" label={accept.consent} required />
      {fault?.faults.consent ? <Notice tone="danger" live title={fault.faults.consent} /> : null}
      <Button type="submit" variant="primary" size="lg" className="justify-self-start">
        {accept.button}
      </Button>
    </form>
  )
}

function DeclineForm({ answer: { revision, decline }, fault, guard }: FormProps) {
  const isOpen = fault !== null && (fault.faults.reason !== null || fault.message !== '')
  const options = [{ value: '', label: decline.choose }, ...decline.reasons]
  return (
    <details open={isOpen} className="no-print border-t border-line pt-4">
      <summary className="flex min-h-tap cursor-pointer items-center text-muted underline-offset-4 hover:underline">{decline.title}</summary>
      <form method="post" onSubmit={guard} aria-label={decline.title} className="grid gap-4 pt-2">
        <p>{decline.hint}</p>
        <input type="hidden" name="answer" value="decline" />
        <input type="hidden" name="revision" value={revision} />
        <SelectField name="reason" label={decline.reason} required options={options} defaultValue={fault?.reason ?? ''} error={fault?.faults.reason} />
        <TextAreaField name="message" label={decline.message} maxLength={QUOTATION_LIMITS.message} defaultValue={fault?.message ?? ''} />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {decline.button}
        </Button>
      </form>
    </details>
  )
}
