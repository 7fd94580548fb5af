import type { LandedLine, LandedPriceAnswer, PricedDestination } from '#contract/landed-price.ts'
import type { PricesAtDestination, SecondCurrency } from '#core/domain/landed-price/index.ts'
import { formatDate, formatMoney, formatMonth, formatUsd } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'

type Rule = PricesAtDestination['rule']

const CENTS = 100
const YEAR = 'YYYY'.length

/** A price of whole dollars. */
export function dollars({ locale }: SiteLanguage, usd: number): string {
  return formatUsd(locale, usd * CENTS)
}

/** The same sum in the currency of the country, with the day of the rate; null where none is known. */
export function inCurrency({ t, locale }: SiteLanguage, usd: number, currency: SecondCurrency | null): string | null {
  if (currency === null) return null
  const { code, usdRate, asOf } = currency
  return t('landed.inCurrency', { amount: formatMoney(locale, { amount: toFigures(usd * usdRate), currency: code }), date: formatDate(locale, asOf) })
}

/** A rate of the day makes no more than four figures of a sum true. */
function toFigures(amount: number): number {
  return Number(amount.toPrecision(4))
}

/** What only trains reach is a terminal, and is called one. */
export function isTerminal(prices: readonly Pick<LandedPriceAnswer, 'mode'>[]): boolean {
  return prices.length > 0 && prices.every(({ mode }) => mode === 'rail')
}

/** What the price to the port, or the terminal, is called. */
export function cifLabel({ t }: SiteLanguage, atTerminal: boolean): string {
  return t(atTerminal ? 'landed.terminal.cifTotal' : 'landed.cifTotal')
}

/** What a line of a price is called. */
export function lineLabel({ t }: SiteLanguage, line: LandedLine['line'], atTerminal: boolean): string {
  return atTerminal && line === 'destination_charges' ? t('landed.terminal.charges') : t(`landed.line.${line}`)
}

/** True where the country does not admit the vehicle. */
export function isRefused({ refusal }: LandedPriceAnswer): boolean {
  return refusal !== null
}

/** Why a vehicle may not come in, or a price ends early; null where nothing is wrong. */
export function reasonText({ t, locale }: SiteLanguage, { reason }: Pick<LandedPriceAnswer, 'reason'>, rule: Rule): string | null {
  switch (reason) {
    case null:
      return null
    case 'too_old': {
      const { basis = 'first_registration', since = '' } = rule?.oldest ?? {}
      return t(`landed.reason.too_old.${basis}`, { since: since.length > YEAR ? formatDate(locale, since) : since })
    }
    case 'steering_not_allowed':
      return t(rule?.steeringAllowed === 'right' ? 'landed.reason.steering_not_allowed.right' : 'landed.reason.steering_not_allowed.left')
    case 'emission_too_low':
      return t('landed.reason.emission_too_low', { value: rule?.minEmissionStandard ?? '' })
    default:
      return t(`landed.reason.${reason}`)
  }
}

/** Whether the country admits it, with the reason where it does not. */
export function admissionText(language: SiteLanguage, price: LandedPriceAnswer, { destination, rule }: { destination: PricedDestination; rule: Rule }): string {
  const { t } = language
  const values = { country: destination.country_name }
  if (isRefused(price)) return t('common.labelled', { label: t('landed.refused', values), value: reasonText(language, { reason: price.refusal }, rule) ?? '' })
  return rule === null ? t('landed.notice.import_rules_unknown') : t('landed.admitted', values)
}

/** From when and until when a rate holds. */
export function validText({ t, locale }: SiteLanguage, since: string | null, until: string): string {
  const to = formatDate(locale, until)
  return since === null ? t('landed.validUntil', { date: to }) : t('landed.validFromTo', { from: formatDate(locale, since), until: to })
}

/** A month where no more is known, else the day. */
export function monthOf({ locale }: SiteLanguage, asOf: string): string {
  return asOf.length === 'YYYY-MM'.length ? formatMonth(locale, asOf) : formatDate(locale, asOf)
}
