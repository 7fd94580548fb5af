import type { AtDestination } from '#contract/landed-price.ts'
import { listCountries } from '#core/domain/country/index.ts'
import { hasFreightRate, readAdmission } from '#core/domain/landed-price/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { destinationHref } from '#apps/site/landed-price/destination-href.ts'
import { guideHref } from '#apps/site/landed-price/guide-href.ts'
import { placeName, siteDestination } from '#apps/site/landed-price/destination-view.server.ts'
import type { AdmissionView } from './admission-view.ts'
import { asksForPort } from './port-prices.server.ts'
import { ADMITTED, EVERYTHING, type ListAddress } from './list-address.ts'

/**
 * How a list is narrowed. `country`: whose rules speak, null where none do. `at`: what the list is asked with; without `admitted` nothing is left out.
 * `noRate`: says that no vehicle has a price at the destination, where that is so.
 */
export type Narrowing = { country: { iso2: string; name: string } | null; at: AtDestination; noRate: string | null }

/**
 * Lists show what a country admits: that of the destination, unless `query` asks for all, or the one that `query` names, as the finder does for who has
 * named no destination; a country without a rule narrows nothing (R22.10).
 */
export async function readNarrowing(site: SiteContext, query = site.url.searchParams): Promise<Narrowing> {
  const destination = await siteDestination(site)
  const asked = query.get(ADMITTED)
  const country = (await countryOf(site, asked)) ?? (destination === null ? null : { iso2: destination.country, name: destination.country_name })
  const ruled = country !== null && (await readAdmission(site.ctx, country.iso2)) !== null ? country : null
  const isPriced = destination === null || (await hasFreightRate({ ctx: site.ctx, input: destination }))
  return {
    country: ruled,
    at: { admitted: asked === EVERYTHING ? undefined : ruled?.iso2, destination: destination?.code },
    noRate: isPriced ? null : site.t('landed.noRate', { place: placeName(site.t, destination) }),
  }
}

async function countryOf({ ctx }: SiteContext, code: string | null): Promise<Narrowing['country']> {
  if (code === null || code === EVERYTHING) return null
  const found = (await listCountries({ ctx, input: {} })).find(({ iso2 }) => iso2 === code)
  return found === undefined ? null : { iso2: found.iso2, name: found.country }
}

/** What is watched of a list, in words: only what the country of the destination admits; nothing where all is shown. */
export function admittedLabel({ t }: SiteContext, { country, at }: Pick<Narrowing, 'country' | 'at'>): string[] {
  return country === null || at.admitted === undefined || at.destination === undefined ? [] : [t('alert.onlyAdmitted', { country: country.name })]
}

type List = { address: ListAddress; path: string; leftOut: number }

/** The line about it; null where nothing could be left out, unless prices at a port are asked for and no port is named, or no freight rate is valid. */
export function admissionView({ t, url }: SiteContext, { country: ruled, at, noRate }: Narrowing, { address, path, leftOut }: List): AdmissionView | null {
  if (at.destination === undefined && asksForPort(url.searchParams))
    return { text: t('landed.needsPort'), other: t('landed.pick'), guide: null, href: destinationHref(`${path}${url.search}`) }
  if (ruled === null)
    return noRate === null ? null : { text: noRate, other: t('landed.changePort'), guide: null, href: destinationHref(`${path}${url.search}`) }
  const country = ruled.name
  const isNarrowed = at.admitted !== undefined
  const admission = isNarrowed ? t('landed.onlyAdmitted', { country, count: leftOut }) : t('landed.allShown', { country })
  return {
    // Where prices are asked for that nobody has, that alone is why nothing is found.
    text: noRate !== null && asksForPort(url.searchParams) ? noRate : [noRate, admission].filter((text) => text !== null).join(' '),
    other: isNarrowed ? t('landed.showAll') : t('landed.showAdmitted'),
    guide: { href: guideHref(ruled.iso2), label: t('importGuide.link', { country }) },
    href: address.of(path, url.searchParams, (next) => (isNarrowed && at.destination !== undefined ? next.set(ADMITTED, EVERYTHING) : next.delete(ADMITTED))),
  }
}
