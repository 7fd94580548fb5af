import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keepClearOfForms } from './clear-of-forms.ts'
import { readConsent, useConsent } from './consent.ts'
import type { ConsentWords } from '#apps/site/site-data/consent-words.ts'
import { decideConsent } from './decide-consent.ts'
import { LEAD_EVENT, type LeadEventDetail } from './lead-event.ts'
import { sendWithdrawals } from './withdrawal.ts'
import { Button, TextLink } from '#apps/site/ui/index.ts'

/**
 * Asks once whether advertisers may hear of an enquiry (R18.2): both answers weigh the same, and nothing waits for one.
 * Loaded only where the site is set up for an advertiser; on each page, so it also sends what was taken back without a line.
 */
export function ConsentNotice({ pixel, words }: { pixel: string | null; words: ConsentWords }) {
  const consent = useConsent()
  useEffect(() => {
    if (pixel === null) return
    const tell = (event: Event) => {
      if (readConsent()?.isGiven) showPixel(pixel, (event as CustomEvent<LeadEventDetail>).detail.eventId)
    }
    document.addEventListener(LEAD_EVENT, tell)
    return () => document.removeEventListener(LEAD_EVENT, tell)
  }, [pixel])
  useEffect(() => {
    const send = () => void sendWithdrawals()
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [])
  const card = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isAsking = consent === null
  useEffect(() => (isAsking && card.current !== null ? keepClearOfForms(card.current) : undefined), [isAsking, key])
  if (!isAsking) return null
  return (
    <section ref={card} aria-labelledby="consent-title" className="line-card grid gap-3 p-4">
      <div>
        <h2 id="consent-title" className="font-semibold">
          {words.title}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {words.text} <TextLink href="/cookies">{words.more}</TextLink>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => decideConsent(false)}>
          {words.refuse}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => decideConsent(true)}>
          {words.agree}
        </Button>
      </div>
    </section>
  )
}

// A picture, not a script: nobody else's code runs in our pages. The server tells of the same event by the same id.
function showPixel(pixel: string, eventId: string): void {
  new Image().src = `https://www.facebook.com/tr?${new URLSearchParams({ id: pixel, ev: 'Lead', eid: eventId, noscript: '1' })}`
}
