import { redirect } from 'react-router'
import { readCompany } from '#core/domain/company/index.ts'
import { topicsOfUsed } from '#core/domain/faq/index.ts'
import { findUsedCar } from '#core/domain/used-car/index.ts'
import { faqJsonLd } from '#apps/site/faq/faq-json-ld.server.ts'
import { faqAtPort } from '#apps/site/faq/faq-at-port.server.ts'
import { faqView } from '#apps/site/faq/faq-view.server.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { landedSection, landedView } from '#apps/site/detail/landed-view.server.ts'
import { siteDestination } from '#apps/site/landed-price/destination-view.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import type { LandedAskView, LandedCards, LandedView } from '#apps/site/landed-price/landed-view.ts'
import type { PageMeta } from '#apps/site/head/meta.ts'
import { usedCarJsonLd } from './json-ld.server.ts'
import { priceTerms } from '#apps/site/detail/price-terms.server.ts'
import { usedView } from './used-view.server.ts'
import type { UsedView } from './used-view.ts'

type LoadedUnit = { unit: UsedView; section: LandedView | LandedAskView | null; bar: LandedView['bar']; landed: LandedCards; head: PageMeta }

/**
 * Reads a used unit by its stock reference for a page; throws `not_found`, which the error boundary answers with 404 in place.
 * A reference in small letters, as people type it, leads to the one address of the unit.
 */
export async function loadUsed(site: SiteContext, id: string): Promise<LoadedUnit> {
  const { ctx, locale, t, siteOrigin, url } = site
  const admitted = (await siteDestination(site))?.country
  const [detail, company] = await Promise.all([findUsedCar({ ctx, input: { id, admitted } }), readCompany({ ctx })])
  if (detail.stock_ref !== id) throw redirect(`${url.pathname.replace(/(usedCarsDetail\/)[^/]+/, `$1${detail.stock_ref}`)}${url.search}`, 301)
  const [faq, terms] = await Promise.all([
    faqView({ ctx, t }, topicsOfUsed(detail)),
    priceTerms(site, { isUsed: true, updatedAt: detail.updated_at, validUntil: detail.price_valid_until }),
  ])
  const unit = usedView({ t, locale }, detail, { faq, terms })
  const [price, landed] = await Promise.all([
    unit.status === 'sold' ? null : landedView(site, { kind: 'used', sign: unit.stockRef, fuel: detail.fuel }),
    landedCards(site, { units: [unit, ...unit.similar] }),
  ])
  const section = landedSection(site, unit.price, price)
  const told = faqAtPort(t, unit.faq, price)
  const page = { siteOrigin, locale, t, company: company.name, description: unit.words.description, image: unit.gallery.exterior[0]?.src ?? null }
  const head: PageMeta = {
    words: unit.words,
    canonical: `/usedCarsDetail/${unit.stockRef}`,
    image: page.image,
    jsonLd: [usedCarJsonLd(page, detail), ...faqJsonLd(told)],
    // Who looks for a car should not find one that is gone; links to it still work (decision 0018).
    isIndexed: unit.status !== 'sold',
  }
  return { unit: { ...unit, faq: told }, section, bar: price?.bar ?? null, landed, head }
}
