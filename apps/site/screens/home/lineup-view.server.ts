import type { CarCard } from '#contract/car.ts'
import { formatNumber } from '#i18n/format.ts'
import { localeInfo } from '#i18n/locales.ts'
import { drawingHref } from '#drawing/address.ts'
import { tightBox } from '#drawing/document.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { isMeasured, vehicleOf } from '#apps/site/vehicle/drawing-view.server.ts'
import type { LineupView } from './lineup-view.ts'

/** From the smallest to the largest, a size apart each; a body that is not in stock is left out. */
const BODIES = ['hatchback', 'sedan', 'suv', 'pickup', 'tractor'] as const
const GAP = 700
const EDGE = 500
const ABOVE = 250

/** One car of each body, taken from `cards` in their order; null where there are too few to compare. */
export function lineupView(language: SiteLanguage, cards: readonly CarCard[]): LineupView | null {
  const chosen = BODIES.flatMap((body) => cards.find((card) => card.body_type === body && isMeasured(card)) ?? [])
  if (chosen.length < 3) return null
  const lengths = chosen.map((card) => card.length_mm ?? 0)
  const width = 2 * EDGE + lengths.reduce((sum, length) => sum + length + GAP, -GAP)
  const height = Math.max(...chosen.map((card) => card.height_mm ?? 0)) + ABOVE
  const isRtl = localeInfo(language.locale).dir === 'rtl'
  let x = EDGE
  const vehicles = chosen.map((card, index) => {
    const left = x
    x += (lengths[index] ?? 0) + GAP
    return placed(language, card, isRtl ? width - left - (lengths[index] ?? 0) : left)
  })
  return { width, height, vehicles }
}

function placed({ t, locale }: SiteLanguage, card: CarCard, left: number): LineupView['vehicles'][number] {
  const vehicle = vehicleOf(card)
  const { lengthMm, heightMm } = vehicle.measure
  const box = tightBox({ widthMm: lengthMm, heightMm })
  return {
    href: `/car/${card.model_sign}`,
    name: `${card.brand_name} ${card.model_name}`,
    lengthText: t('home.scaleLength', { metres: formatNumber(locale, lengthMm / 1000, 2) }),
    centre: left + lengthMm / 2,
    image: { src: drawingHref({ kind: 'side', vehicle, framing: 'tight' }), x: left + box.x, y: box.y, width: box.width, height: box.height },
  }
}
