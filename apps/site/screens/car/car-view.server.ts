import type { CarDetail } from '#contract/car.ts'
import { formatLitres, formatUsd } from '#i18n/format.ts'
import { powerText } from '#i18n/power-text.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { givenRows, type Given } from '#apps/site/detail/given-rows.ts'
import { carWords } from '#apps/site/head/vehicle-words.server.ts'
import { galleryView } from '#apps/site/gallery/gallery-view.server.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { rangeName, rangeText } from '#apps/site/vehicle/range-view.server.ts'
import { documentRows } from '#apps/site/vehicle/document-rows.server.ts'
import { vehicleOf } from '#apps/site/vehicle/drawing-view.server.ts'
import { driveEnergyLabel, steeringLabel, wheelLabel } from '#apps/site/vehicle/labels.server.ts'
import { measure, specification } from '#apps/site/vehicle/specification.server.ts'
import { priceTerm } from '#apps/site/vehicle/price-term.server.ts'
import { vehicleCrumbs } from '#apps/site/detail/vehicle-crumbs.server.ts'
import { versionName } from '#apps/site/vehicle/version-name.server.ts'
import type { CarView } from './car-view.ts'
import { evView } from './ev-view.server.ts'
import { dimensionsView } from './dimensions-view.server.ts'

/** Enough to choose from; each card more makes every detail page heavier (decision 0005). */
const ROW_CARDS = 4

/** The detail page of a car in the reader's language; `terms` as `priceTerms` says them. */
export function carView(language: SiteLanguage, car: CarDetail, terms: string[]): CarView {
  const { t, locale } = language
  const title = `${car.brand_name} ${car.model_name}`
  const subtitle = versionName(t, car)
  return {
    id: car.model_id,
    sign: car.model_sign,
    title,
    subtitle,
    brandName: car.brand_name,
    brandSign: car.brand_sign,
    modelName: car.model_name,
    crumbs: vehicleCrumbs(t, { label: t('menu.carList'), href: '/carList' }, `/brand/${car.brand_sign}`, car),
    dimensions: dimensionsView(language, car),
    price: car.fob_price_usd_cents === null ? null : formatUsd(locale, car.fob_price_usd_cents),
    term: priceTerm(t, car.port_of_loading),
    moq: t('common.labelled', { label: t('car.moq'), value: t('unit.pieces', { count: car.moq }) }),
    terms,
    isHot: car.is_hot,
    isSample: car.is_sample,
    summary: car.summary,
    words: carWords(language, car, keyFacts(language, car, wheelLabel)),
    keyFacts: keyFacts(language, car, steeringLabel),
    specification: [...specification(language, car), ...documentRows(language, car.documents)],
    gallery: galleryView(t, { media: car.media, vehicle: vehicleOf(car), name: title, path: `/car/${car.model_sign}` }),
    ev: evView(language, car),
    trims: car.trims.map((card) => carCardView(language, card)),
    related: car.related.slice(0, ROW_CARDS).map((card) => carCardView(language, card)),
    sameBrand: car.same_brand.slice(0, ROW_CARDS).map((card) => ({ href: `/car/${card.model_sign}`, name: card.model_name })),
    faq: { title: t('faq.title'), entries: car.faq },
    remark: t('car.remarkTemplate', { car: [title, subtitle].filter((part) => part !== '').join(' ') }),
  }
}

/** Four figures at the top of the page, the ones that decide for this kind of vehicle. */
function keyFacts(language: SiteLanguage, car: CarDetail, sideLabel: typeof wheelLabel): CarView['keyFacts'] {
  const { t, locale } = language
  const isHeavy = car.auto_type === null || car.auto_type === 'lcv'
  const candidates: Given[] = [
    [t('spec.energyType'), driveEnergyLabel(t, car)],
    [rangeName(t, car), car.range_km === null ? null : rangeText(t, locale, car.range_km, car.range_cycle)],
    [t('spec.payload'), isHeavy ? measure(language, 'kg', car.payload_kg) : null],
    [t('spec.engine'), car.displacement_cc === null ? null : t('unit.litre', { value: formatLitres(locale, car.displacement_cc) })],
    [t('spec.power'), car.power_kw === null ? null : powerText(t, locale, car.power_kw)],
    [t('spec.seats'), car.seats === null ? null : String(car.seats)],
    [t('spec.steering'), car.steering === null ? null : sideLabel(t, car.steering)],
  ]
  return givenRows(candidates).slice(0, 4)
}
