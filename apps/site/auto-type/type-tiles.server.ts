import type { AutoTypeEntry } from '#contract/brand.ts'
import { type BODY_TYPES, FUEL_TYPE_SIGNS } from '#contract/vehicle.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { ACCESSORY_DRAWING } from '#apps/site/fitting/fitting-drawing.ts'
import { typeDrawing } from '#apps/site/vehicle/drawing-view.server.ts'
import { autoTypeLabel, bodyLabel, energyLabel } from '#apps/site/vehicle/labels.server.ts'
import type { TileView, TypeTile } from './type-tiles.ts'

/** Types of the products panel in words, with the number of cars; a type that finds nothing is left out. */
export function typeTiles(t: SiteTranslator, types: readonly AutoTypeEntry[]): TypeTile[] {
  return types
    .filter((type) => type.car_count > 0)
    .map((type) => ({
      sign: type.type_sign,
      label: typeText(t, type),
      href: type.url,
      countText: type.type_sign === 'accessories' ? t('fittings.accessoryCount', { count: type.car_count }) : t('list.count', { count: type.car_count }),
      drawing: type.type_sign === 'accessories' ? ACCESSORY_DRAWING : typeDrawing(type.type_sign),
      group: type.group,
    }))
}

/** Vehicles for work, as buyers of them ask for them: bodies, each with the number of cars; one without cars is left out. */
export function workTiles(t: SiteTranslator, counts: ReadonlyMap<string, number>): TileView[] {
  return WORK_BODIES.flatMap((body) => {
    const count = counts.get(body) ?? 0
    if (count === 0) return []
    return [{ label: bodyLabel(t, body), href: `/carList?body=${body}`, countText: t('list.count', { count }), drawing: typeDrawing(body) }]
  })
}

const WORK_BODIES: readonly (typeof BODY_TYPES)[number][] = ['pickup', 'van', 'truck', 'tractor', 'bus']

function typeText(t: SiteTranslator, type: AutoTypeEntry): string {
  const sign = type.type_sign
  if (type.group === 'auto_type') return autoTypeLabel(t, sign)
  if (sign in FUEL_TYPE_SIGNS) return energyLabel(t, FUEL_TYPE_SIGNS[sign as keyof typeof FUEL_TYPE_SIGNS])
  if (sign === 'off-road' || sign === 'sports-car' || sign === 'accessories') return t(`otherType.${sign}`)
  return type.type_name
}
