import { defectBody, hasZone, isDefectBody, type DefectBody } from '#drawing/defect-map.ts'
import { isPartKind, type PartKind } from '#drawing/part/index.ts'
import { isSceneName, type SceneName } from '#drawing/scene/index.ts'

/** Where a used vehicle's findings are: a zone for each, in the order of their numbers; null where it has no place on the drawing. */
export type DefectMap = { kind: 'defects'; body: DefectBody; zones: readonly (string | null)[] }

/** Pictures of things that are no vehicle: an address names one, and its answer never changes. */
export type Still = { kind: 'part'; name: PartKind } | { kind: 'scene'; name: SceneName } | { kind: 'map' } | DefectMap

/** Raised when the pictures change: addresses are kept for a year. */
const PREFIX = '/drawing/1/'

/** The public address of a picture. */
export function stillHref(still: Still): string {
  if (still.kind === 'defects') return `${PREFIX}defects/${[still.body, ...still.zones.map((zone) => zone ?? NOWHERE)].join('~')}.svg`
  return `${PREFIX}${still.kind}/${still.kind === 'map' ? 'routes' : still.name}.svg`
}

/** Reads an address back; null for every path that `stillHref` does not write. */
export function parseStill(path: string): Still | null {
  if (path.startsWith(`${PREFIX}defects/`)) return parseDefects(path)
  const [, kind, name = ''] = path.startsWith(PREFIX) ? (/^(part|scene|map)\/([a-z0-9-]+)\.svg$/.exec(path.slice(PREFIX.length)) ?? []) : []
  if (kind === 'part') return isPartKind(name) ? { kind, name } : null
  if (kind === 'scene') return isSceneName(name) ? { kind, name } : null
  return kind === 'map' && name === 'routes' ? { kind } : null
}

/** The map of a list of findings, on the body that most of their zones belong to. */
export function defectMapOf(zones: readonly string[]): DefectMap {
  const body = defectBody(zones)
  return { kind: 'defects', body, zones: zones.slice(0, MOST_DEFECTS).map((zone) => (hasZone(body, zone) ? zone : null)) }
}

const NOWHERE = 'x'
/** As many as an import takes. */
const MOST_DEFECTS = 60

function parseDefects(path: string): DefectMap | null {
  const [, list = ''] = /^([a-z_~]+)\.svg$/.exec(path.slice(`${PREFIX}defects/`.length)) ?? []
  const [body = '', ...names] = list.split('~')
  if (!isDefectBody(body) || names.length === 0 || names.length > MOST_DEFECTS) return null
  const zones = names.map((name) => (name === NOWHERE ? null : name))
  return zones.every((zone) => zone === null || hasZone(body, zone)) ? { kind: 'defects', body, zones } : null
}
