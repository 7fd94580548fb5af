import { QUOTATION_LIMITS } from '#contract/quotation-values.ts'
import { Button, Checkbox, Heading, Notice, SelectField, TextAreaField, TextField } from '#apps/site/ui/index.ts'
import type { AnswerFault } from './answer-action.server.ts'
import type { OfferAnswer } from './offer-view.ts'

/** The answer of the buyer: two forms that the page posts to itself. Declining is folded away. */
export function AnswerForms({ answer, fault }: { answer: OfferAnswer; fault: AnswerFault | null }) {
  return (
    <>
      {fault?.faults.whole ? <Notice tone="danger" live title={fault.faults.whole} /> : null}
      <AcceptForm answer={answer} fault={fault} />
      <DeclineForm answer={answer} fault={fault} />
    </>
  )
}

type FormProps = { answer: OfferAnswer; fault: AnswerFault | null }

function AcceptForm({ answer: { revision, accept }, fault }: FormProps) {
  return (
    <form method="post" aria-label={accept.title} className="no-print grid gap-4">
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

function DeclineForm({ answer: { revision, decline }, fault }: FormProps) {
  const isOpen = fault !== null && (fault.faults.reason !== null || fault.message !== '')
  const options = [{ value: '', label: decline.choose }, ...decline.reasons]
  return (
    <details open={isOpen} className="no-print border-t border-line pt-4">
      <summary className="flex min-h-tap cursor-pointer items-center text-muted underline-offset-4 hover:underline">{decline.title}</summary>
      <form method="post" aria-label={decline.title} className="grid gap-4 pt-2">
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
