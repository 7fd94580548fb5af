import { readCompany } from '#core/domain/company/index.ts'
import { findCarBySign } from '#core/domain/car/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { faqJsonLd } from '#apps/site/faq/faq-json-ld.server.ts'
import { faqAtPort } from '#apps/site/faq/faq-at-port.server.ts'
import { landedSection, landedView } from '#apps/site/detail/landed-view.server.ts'
import { siteDestination } from '#apps/site/landed-price/destination-view.server.ts'
import { landedCards } from '#apps/site/landed-price/landed-cards.server.ts'
import type { LandedAskView, LandedCards, LandedView } from '#apps/site/landed-price/landed-view.ts'
import { priceTerms } from '#apps/site/detail/price-terms.server.ts'
import { carView } from './car-view.server.ts'
import type { CarView } from './car-view.ts'
import { carJsonLd } from './json-ld.server.ts'

type LoadedCar = { car: CarView; section: LandedView | LandedAskView | null; bar: LandedView['bar']; landed: LandedCards; jsonLd: object[] }

/** Reads a car by its sign or number for a page; throws `not_found`, which the error boundary answers with 404 in place. */
export async function loadCar(site: SiteContext, id: string): Promise<LoadedCar> {
  const { ctx, locale, t, siteOrigin } = site
  const admitted = (await siteDestination(site))?.country
  const [detail, company] = await Promise.all([findCarBySign({ ctx, input: { id, admitted } }), readCompany({ ctx })])
  const terms = await priceTerms(site, { isUsed: false, updatedAt: detail.updated_at, validUntil: detail.price_valid_until })
  const car = carView({ t, locale }, detail, terms)
  const [price, landed] = await Promise.all([
    landedView(site, { kind: 'new', sign: car.sign }),
    landedCards(site, { cars: [{ href: `/car/${car.sign}` }, ...car.trims, ...car.related] }),
  ])
  const section = landedSection(site, car.price, price)
  const faq = faqAtPort(t, car.faq, price)
  const page = { siteOrigin, locale, t, company: company.name, description: car.words.description, image: car.gallery.exterior[0]?.src ?? null }
  return { car: { ...car, faq }, section, bar: price?.bar ?? null, landed, jsonLd: [carJsonLd(page, detail), ...faqJsonLd(faq)] }
}
