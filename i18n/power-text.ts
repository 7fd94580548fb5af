import { formatNumber, toHorsepower } from './format.ts'
import type { Locale } from './locales.ts'

type PowerWords = (key: 'unit.power', values: { kw: string; hp: string }) => string

/** `175 kW (235 hp)`: what the papers say, and what the reader of the language counts in. */
export function powerText(t: PowerWords, locale: Locale, kw: number): string {
  return t('unit.power', { kw: formatNumber(locale, kw), hp: formatNumber(locale, toHorsepower(locale, kw)) })
}
