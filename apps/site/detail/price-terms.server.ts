import { paymentText } from '#core/domain/quotation/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'

/** `updatedAt`: ISO moment of the vehicle's last change; `validUntil`: ISO day, null where the price has no end. */
type Priced = { isUsed: boolean; updatedAt: string; validUntil: string | null }

/**
 * What holds beside a price, a line each: its day, how it is paid and until when the down payment comes back, the warranty. What nobody has set is
 * left out. Pages are kept, so a day that has passed is told as it is.
 */
export async function priceTerms({ ctx, t, locale }: Pick<SiteContext, 'ctx' | 't' | 'locale'>, { isUsed, updatedAt, validUntil }: Priced): Promise<string[]> {
  const [{ value: offers }] = await Promise.all([readSettings({ ctx, group: 'offers' }), preloadMessages(['quotation'])])
  const count = isUsed ? offers.used_warranty_months : offers.warranty_months
  const km = isUsed ? null : offers.warranty_km
  const payment = paymentText(createServerTranslator(locale, 'quotation'), locale, offers)
  const warranty = count === null ? null : km === null ? t('price.warrantyMonths', { count }) : t('price.warrantyKm', { count, km: formatNumber(locale, km) })
  return [
    validUntil === null ? t('price.asOf', { date: formatDate(locale, updatedAt) }) : t('price.validUntil', { date: formatDate(locale, validUntil) }),
    payment,
    offers.deposit_refund === 'unstated' ? null : t(`price.refund.${offers.deposit_refund}`),
    warranty,
  ].filter((line) => line !== null)
}
