import { parseSpec, specOf, type PaintedVehicle } from '#drawing/address.ts'
import { hasZone } from '#drawing/defect-map.ts'

/** Where a used vehicle's findings are: a zone for each, in the order of their numbers; null where it has no place on the drawing. */
export type DefectMap = { kind: 'defects'; vehicle: PaintedVehicle; zones: readonly (string | null)[] }

/** Raised when the maps change: addresses are kept for a year. */
const PREFIX = '/drawing/1/defects/'
const NOWHERE = 'x'
/** As many as an import takes. */
const MOST_DEFECTS = 60

/** The map of a vehicle's findings by their zones. */
export function defectMapOf(vehicle: PaintedVehicle, zones: readonly string[]): DefectMap {
  return { kind: 'defects', vehicle, zones: zones.slice(0, MOST_DEFECTS).map((zone) => (hasZone(zone) ? zone : null)) }
}

/** The public address of a map. */
export function defectMapHref({ vehicle, zones }: DefectMap): string {
  return `${PREFIX}${[specOf(vehicle), ...zones.map((zone) => zone ?? NOWHERE)].join('~')}.svg`
}

/** Reads an address back; null for every path that `defectMapHref` does not write. */
export function parseDefectMap(path: string): DefectMap | null {
  if (!path.startsWith(PREFIX)) return null
  const [, list = ''] = /^([\w~-]+)\.svg$/.exec(path.slice(PREFIX.length)) ?? []
  const [spec = '', ...names] = list.split('~')
  const vehicle = parseSpec(spec)
  if (vehicle === null || specOf(vehicle) !== spec || names.length === 0 || names.length > MOST_DEFECTS) return null
  const zones = names.map((name) => (name === NOWHERE ? null : name))
  return zones.every((zone) => zone === null || hasZone(zone)) ? { kind: 'defects', vehicle, zones } : null
}
