import { isPartKind, type PartKind } from '#drawing/part/index.ts'
import { isSceneName, type SceneName } from '#drawing/scene/index.ts'

/** Pictures of things that are no vehicle: an address names one, and its answer never changes. */
export type Still = { kind: 'part'; name: PartKind } | { kind: 'scene'; name: SceneName } | { kind: 'map' }

/** Raised when the pictures change: addresses are kept for a year. */
const PREFIX = '/drawing/1/'

/** The public address of a picture. */
export function stillHref(still: Still): string {
  return `${PREFIX}${still.kind}/${still.kind === 'map' ? 'routes' : still.name}.svg`
}

/** Reads an address back; null for every path that `stillHref` does not write. */
export function parseStill(path: string): Still | null {
  const [, kind, name = ''] = path.startsWith(PREFIX) ? (/^(part|scene|map)\/([a-z0-9-]+)\.svg$/.exec(path.slice(PREFIX.length)) ?? []) : []
  if (kind === 'part') return isPartKind(name) ? { kind, name } : null
  if (kind === 'scene') return isSceneName(name) ? { kind, name } : null
  return kind === 'map' && name === 'routes' ? { kind } : null
}
