import type { SiteTranslator } from '#apps/site/request/context.server.ts'

/** Groups of words that the stock's own values have. */
type Group = 'colour' | 'previousUse' | 'port' | 'condition.zone' | 'condition.kind' | 'condition.note'

/** A value of the used stock in words; a value without words is shown as it is written, its underscores as blanks. */
export function usedLabel(t: SiteTranslator, group: Group, value: string): string {
  const name = value
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
  const key = `${group}.${name}` as 'colour.white'
  return !(name in Object.prototype) && t.has(key) ? t(key) : value.replaceAll('_', ' ')
}
