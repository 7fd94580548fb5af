import { parseDefectMap } from '#drawing/defect-address.ts'
import { drawDefectMap } from '#drawing/defect-map.ts'
import { drawPart } from '#drawing/part/index.ts'
import { drawScene } from '#drawing/scene/index.ts'
import { parseStill } from '#drawing/still-address.ts'
import { routeMap } from './route-map.ts'

/** Draws the part, scene, map or map of findings that a path names; null where it names none. */
export function drawStill(path: string): string | null {
  const map = parseDefectMap(path)
  if (map !== null) return drawDefectMap(map.vehicle, map.zones)
  const still = parseStill(path)
  if (still === null) return null
  if (still.kind === 'map') return routeMap()
  return still.kind === 'part' ? drawPart(still.name) : drawScene(still.name)
}
