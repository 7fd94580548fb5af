import type { CarDetail } from '#contract/car.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import { drawingView, isMeasured, vehicleOf } from '#apps/site/vehicle/drawing-view.server.ts'
import type { DimensionsView } from './dimensions-view.ts'

const COMPARED = 4

/** Drawings of a car's dimensions, with the cars of its kind that it can be compared with. */
export function dimensionsView({ locale }: { locale: Locale }, car: CarDetail): DimensionsView {
  const vehicle = vehicleOf(car)
  const direction = localeInfo(locale).dir
  const sheet = (arrangement: 'wide' | 'narrow', width: number) => drawingView({ kind: 'sheet', vehicle, arrangement, direction }, width)
  return {
    sheet: isMeasured(car) ? { wide: sheet('wide', 1216), narrow: sheet('narrow', 358) } : null,
    person: drawingView({ kind: 'scale', vehicle, beside: 'person' }, 960),
    compare: car.related.slice(0, COMPARED).map((other) => ({
      title: `${other.brand_name} ${other.model_name}`,
      href: `/compare?cars=${encodeURIComponent(car.model_sign)},${encodeURIComponent(other.model_sign)}`,
    })),
  }
}
