import type { SiteTranslator } from '#apps/site/request/context.server.ts'

/** Groups of words for values that the stock and its ports bring along. */
type Group = 'colour' | 'previousUse' | 'port' | 'condition.zone' | 'condition.kind' | 'condition.note'

/** A value in the reader's words: `Dar es Salaam` is looked up as `dar_es_salaam`. One without words is shown as it is written, its underscores as blanks. */
export function stockLabel(t: SiteTranslator, group: Group, value: string): string {
  const name = (value.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('_')
  const key = `${group}.${name}` as 'colour.white'
  return !(name in Object.prototype) && t.has(key) ? t(key) : value.replaceAll('_', ' ')
}
