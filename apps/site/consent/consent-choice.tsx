import { useTranslations } from 'use-intl'
import { useConsent } from './consent.ts'
import { decideConsent } from './decide-consent.ts'
import { Button } from '#apps/site/ui/index.ts'

/** The present decision about advertisers, and the way to change it. Loaded in the browser only, where the decision is kept. */
export function ConsentChoice() {
  const t = useTranslations('consent')
  const consent = useConsent()
  const state = consent === null ? t('undecided') : consent.isGiven ? t('agreed') : t('refused')
  return (
    <div role="group" aria-label={t('title')} className="grid gap-3">
      <p role="status">{state}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-pressed={consent?.isGiven === false} onClick={() => decideConsent(false)}>
          {t('refuse')}
        </Button>
        <Button variant="secondary" size="sm" aria-pressed={consent?.isGiven === true} onClick={() => decideConsent(true)}>
          {t('agree')}
        </Button>
      </div>
    </div>
  )
}
