import type { Locale } from '#i18n/locales.ts'
import { SheetFault } from './sheet-fault.ts'

/** A text on its way to or from a translator. `target` is null where there is no translation yet. `line`: of the file it came from. */
export type Unit<Kind extends string = string> = {
  kind: Kind
  key: string
  source: string
  target: string | null
  notes: readonly string[]
  line: number | null
}

/** What a translator is sent: one language. */
export type Sheet<Kind extends string = string> = { locale: Locale; units: readonly Unit<Kind>[] }

/** Throws `SheetFault` where a text stands twice in a sheet: which of the two is meant? */
export function refuseTwins(units: readonly Unit[]): void {
  const seen = new Set<string>()
  for (const { kind, key, line } of units) {
    if (seen.has(`${kind} ${key}`)) throw new SheetFault(line ?? 1, key, 'stands twice')
    seen.add(`${kind} ${key}`)
  }
}
