import type { CarCard, CarPage } from '#contract/car.ts'
import { formatLitres, formatNumber, formatUsd } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/context.server.ts'
import type { CarCardView, CarPageView } from './car-card-view.ts'
import { bodyLabel, energyLabel } from './labels.server.ts'

type Words = { t: SiteTranslator; locale: Locale }

/** Formats a card: model as title, trim and year beneath, at most four facts, FOB price as text. */
export function carCardView(words: Words, card: CarCard): CarCardView {
  const { locale } = words
  return {
    id: card.model_id,
    sign: card.model_sign,
    href: `/car/${card.model_sign}`,
    title: `${card.brand_name} ${card.model_name}`,
    subtitle: [card.trim, card.model_year].filter((part) => part !== null && part !== '').join(' · '),
    brandName: card.brand_name,
    brandSign: card.brand_sign,
    modelName: card.model_name,
    bodyType: card.body_type,
    facts: facts(words, card),
    price: card.fob_price_usd_cents === null ? null : formatUsd(locale, card.fob_price_usd_cents),
    isHot: card.is_hot,
    picture: card.picture,
  }
}

export function carPageView(words: Words, page: CarPage): CarPageView {
  return { cars: page.list.map((card) => carCardView(words, card)), total: page.total, page: page.page, pageCount: page.page_count }
}

/** The four facts a buyer compares at a glance: energy, range or displacement, body, then payload (trucks) or power. */
function facts({ t, locale }: Words, card: CarCard): string[] {
  const list = [energyLabel(t, card.energy_type)]
  if (card.range_km !== null) list.push(rangeText(t, locale, card.range_km, card.range_cycle))
  else if (card.displacement_cc !== null) list.push(t('unit.litre', { value: formatLitres(locale, card.displacement_cc) }))
  list.push(bodyLabel(t, card.body_type))
  const isHeavy = card.auto_type === null || card.auto_type === 'lcv'
  if (isHeavy && card.payload_kg !== null) list.push(t('unit.kg', { value: formatNumber(locale, card.payload_kg) }))
  else if (card.power_kw !== null) list.push(t('unit.kw', { value: formatNumber(locale, card.power_kw) }))
  return list
}

/** Range always with its test cycle where it is known (product D20). */
export function rangeText(t: SiteTranslator, locale: Locale, rangeKm: number, cycle: string | null): string {
  const value = formatNumber(locale, rangeKm)
  return cycle === null ? t('unit.km', { value }) : t('unit.rangeWithCycle', { value, cycle })
}
