import { hash } from 'node:crypto'
import type { ImportKind } from '#contract/import.ts'
import type { Values } from '#core/domain/import/map/cells/reading.ts'

/**
 * SHA-256 of a row's normalised values, hex. It covers the columns that the row states, by name, so the same file always gives the same hash
 * however it is encoded, ordered or formatted; whether a row is sample data is no part of it.
 */
export function contentHash(kind: ImportKind, values: Values): string {
  const entries = Object.keys(values)
    .sort()
    .map((name) => [name, values[name]])
  // The readers make every object with its keys in the same order, so plain JSON is the same text for the same values.
  return hash('sha256', `${kind} ${JSON.stringify(entries)}`)
}

/** JSON with the keys of objects in order, so that equal values are equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    isPlainObject(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) : item,
  )
}

function isPlainObject(item: unknown): item is Record<string, unknown> {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}
