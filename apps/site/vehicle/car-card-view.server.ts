import type { CarCard, CarPage } from '#contract/car.ts'
import { formatLitres, formatNumber, formatUsd, toHorsepower } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import type { CarCardView, CarPageView } from './car-card-view.ts'
import { cardDrawing } from './drawing-view.server.ts'
import { bodyLabel, driveEnergyLabel } from './labels.server.ts'
import { everydayNote, rangeShortName } from './range-view.server.ts'
import { priceTerm } from './price-term.server.ts'
import { versionName } from './version-name.server.ts'

/** Formats a card: model as title, trim and year beneath, energy and body, three figures, FOB price as text. */
export function carCardView(language: SiteLanguage, card: CarCard): CarCardView {
  const { locale } = language
  return {
    id: card.model_id,
    href: `/car/${card.model_sign}`,
    subtitle: versionName(language.t, card),
    brandName: card.brand_name,
    brandSign: card.brand_sign,
    modelName: card.model_name,
    kind: dotted([driveEnergyLabel(language.t, card), bodyLabel(language.t, card.body_type)]),
    figures: figures(language, card),
    everyday: everydayNote(language, card),
    price: card.fob_price_usd_cents === null ? null : formatUsd(locale, card.fob_price_usd_cents),
    term: priceTerm(language.t, card.port_of_loading),
    isHot: card.is_hot,
    picture: card.picture,
    drawing: card.picture === null ? cardDrawing(card) : null,
  }
}

export function carPageView(language: SiteLanguage, page: CarPage): CarPageView {
  return { cars: page.list.map((card) => carCardView(language, card)), total: page.total, page: page.page, pageCount: page.page_count }
}

/** The figures a buyer compares at a glance, always in the same order: range or engine, power, then payload (trucks) or seats. */
function figures({ t, locale }: SiteLanguage, card: CarCard): CarCardView['figures'] {
  const list: CarCardView['figures'] = []
  if (card.range_km !== null) list.push({ value: t('unit.km', { value: formatNumber(locale, card.range_km) }), label: rangeShortName(t, card) })
  else if (card.displacement_cc !== null)
    list.push({ value: t('unit.litre', { value: formatLitres(locale, card.displacement_cc) }), label: t('spec.engineShort') })
  if (card.power_kw !== null)
    list.push({
      value: t('unit.kw', { value: formatNumber(locale, card.power_kw) }),
      label: t('unit.hp', { value: formatNumber(locale, toHorsepower(locale, card.power_kw)) }),
    })
  const isHeavy = card.auto_type === null || card.auto_type === 'lcv'
  if (isHeavy && card.payload_kg !== null) list.push({ value: t('unit.kg', { value: formatNumber(locale, card.payload_kg) }), label: t('spec.payload') })
  else if (card.seats !== null) list.push({ value: formatNumber(locale, card.seats), label: t('spec.seats') })
  return list
}
