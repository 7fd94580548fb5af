import type { FittingPage } from '#contract/fitting.ts'
import type { CarCard } from '#contract/car.ts'
import type { ModelDetail } from '#contract/model.ts'
import { formatRow, formatUsd } from '#i18n/format.ts'
import { givenRows } from '#apps/site/detail/given-rows.ts'
import { fittingCardView } from '#apps/site/fitting/fitting-card-view.server.ts'
import { fitWords, headWords, type PageWords } from '#apps/site/head/page-words.server.ts'
import { powerText } from '#i18n/power-text.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { driveEnergyLabel, wheelLabel } from '#apps/site/vehicle/labels.server.ts'
import { modelHref } from '#apps/site/vehicle/model-href.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import { versionName } from '#apps/site/vehicle/version-name.server.ts'
import type { ModelView, VersionRow } from './model-view.ts'

/** Versions that are shown with their pictures, the first of them before everything else. */
const SHOWN = 4

/** The page of a model: its versions in a table, its used units, parts that fit it. */
export function modelView(language: SiteLanguage, model: ModelDetail, parts: FittingPage): ModelView {
  const { t, locale } = language
  const head = headWords(locale)
  const name = `${model.brand_name} ${model.name}`
  const facts = factsOf(language, model)
  const brand = encodeURIComponent(model.brand_sign)
  return {
    href: modelHref(model.brand_sign, model.sign),
    brandSign: model.brand_sign,
    brandName: model.brand_name,
    name: model.name,
    title: name,
    words: wordsOf(language, model, facts),
    facts,
    cars: model.cars.slice(0, SHOWN).map((card) => carCardView(language, card)),
    versions: {
      title: head('model.versions', { name }),
      columns: [head('model.version'), head('model.price')],
      rows: model.cars.map((card) => versionRow(language, card)),
    },
    units: {
      title: head('used', { name }),
      cards: model.units.map((unit) => usedCardView(language, unit)),
      href: `/usedCars?brand=${brand}&word=${encodeURIComponent(model.name)}`,
      all: t('menu.usedCars'),
    },
    parts: {
      title: head('model.parts', { name }),
      cards: parts.list.map((part) => fittingCardView(language, part)),
      href: `/carFittings?brand=${brand}&model=${encodeURIComponent(model.name)}`,
      all: t('fittings.count', { count: parts.total }),
    },
    guides: { title: t('importGuide.listTitle'), text: t('importGuide.listText'), href: '/import' },
    ask: t('brand.ask', { brand: name }),
    remark: t('brand.remarkTemplate', { brand: name }),
    hasSample: [...model.cars, ...model.units].some((card) => card.is_sample),
  }
}

function versionRow({ t, locale }: SiteLanguage, card: CarCard): VersionRow {
  const power = card.power_kw === null ? null : powerText(t, locale, card.power_kw)
  return {
    href: `/car/${encodeURIComponent(card.model_sign)}`,
    name: versionName(t, card) || card.model_name,
    note: dotted([driveEnergyLabel(t, card), power, card.steering === null ? null : wheelLabel(t, card.steering)]),
    price: card.fob_price_usd_cents === null ? t('price.askForQuote') : formatUsd(locale, card.fob_price_usd_cents),
  }
}

function factsOf({ t, locale }: SiteLanguage, { cars, units, car_count: carCount, unit_count: unitCount }: ModelDetail): ModelView['facts'] {
  const prices = cars.flatMap(({ fob_price_usd_cents: cents }) => cents ?? [])
  const used = units.flatMap(({ fob_price_usd_cents: cents }) => cents ?? [])
  const each = (labels: readonly string[]) => (labels.length === 0 ? null : formatRow(locale, [...new Set(labels)]))
  return givenRows([
    [t('brand.versions'), carCount === 0 ? null : String(carCount)],
    [headWords(locale)('model.price'), spanOf(locale, prices)],
    [t('spec.energyType'), each([...cars, ...units].map((card) => driveEnergyLabel(t, card)))],
    [t('spec.steering'), each([...cars, ...units].flatMap(({ steering }) => (steering === null ? [] : [wheelLabel(t, steering)])))],
    [t('menu.usedCars'), units.length === 0 ? null : dotted([unitCount, spanOf(locale, used)])],
  ])
}

function spanOf(locale: SiteLanguage['locale'], cents: readonly number[]): string | null {
  if (cents.length === 0) return null
  const [least, most] = [Math.min(...cents), Math.max(...cents)]
  return least === most ? formatUsd(locale, least) : `${formatUsd(locale, least)} – ${formatUsd(locale, most)}`
}

function wordsOf(
  { t, locale }: SiteLanguage,
  { brand_name: brand, name, cars, units, car_count: carCount }: ModelDetail,
  facts: ModelView['facts'],
): PageWords {
  const head = headWords(locale)
  const prices = [...cars, ...units].flatMap(({ fob_price_usd_cents: cents }) => cents ?? [])
  const from = prices.length === 0 ? null : head('fobFrom', { price: formatUsd(locale, Math.min(...prices)) })
  const whole = `${brand} ${name}`
  const versions = cars.length === 0 ? head('used', { name: whole }) : head('versions', { count: carCount })
  const told = (label: string, parts: readonly (string | null)[]) =>
    t('common.labelled', {
      label,
      value: formatRow(
        locale,
        parts.filter((part) => part !== null),
      ),
    })
  const rest = facts.slice(cars.length === 0 ? 0 : 1).map((fact) => t('common.labelled', fact))
  return fitWords(locale, {
    candidates: [
      ...(cars.length === 0 ? [] : [told(whole, [versions, from, head('export')]), told(whole, [versions, from]), head('modelTitle', { name: whole })]),
      ...(cars.length === 0 && from !== null ? [told(versions, [from])] : []),
      head('modelTitle', { name }),
      name,
    ],
    paragraphs: [head('stop', { text: told(whole, [versions, from, head('export')]) }), ...rest.map((text) => head('stop', { text }))],
    isPriced: from !== null,
  })
}
