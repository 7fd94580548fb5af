import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'

/** The question about advertisers, once the page is alive; nothing where the site has none. */
export function LateConsentNotice() {
  const { ads } = useSiteData()
  const Notice = useLateComponent(loadNotice, ads !== null)
  return typeof Notice === 'string' || ads === null ? null : <Notice pixel={ads.pixel} words={ads.words} />
}

/** The decision and its change; nothing where the site has no advertiser. */
export function LateConsentChoice() {
  const { ads } = useSiteData()
  const Choice = useLateComponent(loadChoice, ads !== null)
  return typeof Choice === 'string' || ads === null ? null : <Choice words={ads.words} />
}

function loadNotice() {
  return import('./consent-notice.tsx').then((module) => module.ConsentNotice)
}

function loadChoice() {
  return import('./consent-choice.tsx').then((module) => module.ConsentChoice)
}
