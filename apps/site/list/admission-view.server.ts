import type { AtDestination, PricedDestination } from '#contract/landed-price.ts'
import { readAdmission } from '#core/domain/landed-price/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { destinationHref } from '#apps/site/landed-price/destination-href.ts'
import { guideHref } from '#apps/site/landed-price/guide-href.ts'
import { siteDestination } from '#apps/site/landed-price/destination-view.server.ts'
import type { AdmissionView } from './admission-view.ts'
import { asksForPort } from './port-prices.server.ts'
import { ADMITTED, EVERYTHING, type ListAddress } from './list-address.ts'

/** How a list is narrowed at the visitor's destination. `at`: what the list is asked with; without `admitted` nothing is left out. */
export type Narrowing = { destination: PricedDestination | null; at: AtDestination }

/** Lists show what the country of the destination admits, unless `query` asks for all; a country without a rule narrows nothing (R22.10). */
export async function readNarrowing(site: SiteContext, query = site.url.searchParams): Promise<Narrowing> {
  const found = await siteDestination(site)
  const destination = found !== null && (await readAdmission(site.ctx, found.country)) !== null ? found : null
  const isAll = query.get(ADMITTED) === EVERYTHING
  return { destination, at: { admitted: isAll ? undefined : destination?.country, destination: found?.code } }
}

/** What is watched of a list, in words: only what the country of the destination admits; nothing where all is shown. */
export function admittedLabel({ t }: SiteContext, { destination, at }: Narrowing): string[] {
  return destination === null || at.admitted === undefined ? [] : [t('alert.onlyAdmitted', { country: destination.country_name })]
}

type List = { address: ListAddress; path: string; leftOut: number }

/** The line about it; null where nothing could be left out, unless prices at a port are asked for and no port is named. */
export function admissionView({ t, url }: SiteContext, { destination, at }: Narrowing, { address, path, leftOut }: List): AdmissionView | null {
  if (at.destination === undefined && asksForPort(url.searchParams))
    return { text: t('landed.needsPort'), other: t('landed.pick'), guide: null, href: destinationHref(`${path}${url.search}`) }
  if (destination === null) return null
  const country = destination.country_name
  const isNarrowed = at.admitted !== undefined
  return {
    text: isNarrowed ? t('landed.onlyAdmitted', { country, count: leftOut }) : t('landed.allShown', { country }),
    other: isNarrowed ? t('landed.showAll') : t('landed.showAdmitted'),
    guide: { href: guideHref(destination.country), label: t('importGuide.link', { country }) },
    href: address.of(path, url.searchParams, (next) => (isNarrowed ? next.set(ADMITTED, EVERYTHING) : next.delete(ADMITTED))),
  }
}
