import { useConsent } from './consent.ts'
import type { ConsentWords } from '#apps/site/site-data/consent-words.ts'
import { decideConsent } from './decide-consent.ts'
import { Button } from '#apps/site/ui/index.ts'

/** The present decision about advertisers, and the way to change it. Loaded in the browser only, where the decision is kept. */
export function ConsentChoice({ words }: { words: ConsentWords }) {
  const consent = useConsent()
  const state = consent === null ? words.undecided : consent.isGiven ? words.agreed : words.refused
  return (
    <div role="group" aria-label={words.title} className="grid gap-3">
      <p role="status">{state}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-pressed={consent?.isGiven === false} onClick={() => decideConsent(false)}>
          {words.refuse}
        </Button>
        <Button variant="secondary" size="sm" aria-pressed={consent?.isGiven === true} onClick={() => decideConsent(true)}>
          {words.agree}
        </Button>
      </div>
    </div>
  )
}
