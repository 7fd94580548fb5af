import type { MemberLevel } from '#contract/member.ts'
import { formatNumber, formatPercent, formatUsd } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { LevelView } from './level-view.ts'

/** Words of a level for the page. */
export function toLevelView(level: MemberLevel, { t, locale }: { t: SiteTranslator; locale: Locale }): LevelView {
  const { voucher } = level
  const value = voucher === null ? null : voucherValue(locale, voucher)
  return {
    key: level.level_key,
    name: level.name,
    reach: level.reach,
    benefits: level.benefits,
    voucher:
      voucher === null || value === null
        ? null
        : { value: t('member.voucherAmount', { value }), days: t('club.voucherDays', { days: formatNumber(locale, voucher.valid_days) }) },
  }
}

function voucherValue(locale: Locale, { amount_usd_cents, percent }: NonNullable<MemberLevel['voucher']>): string | null {
  if (amount_usd_cents !== null) return formatUsd(locale, amount_usd_cents)
  return percent === null ? null : formatPercent(locale, percent)
}
