import type { EnquiryCaseView } from '#contract/enquiry.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { STATE_TONES } from '#apps/site/enquiry/state-tones.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { portPriceLines } from '#apps/site/landed-price/port-price-lines.server.ts'
import type { StatusView } from './status-view.ts'

/** The state of an enquiry in the words of the page's language. */
export function statusView({ t, locale }: Pick<SiteContext, 't' | 'locale'>, status: EnquiryCaseView): StatusView {
  const order = [
    { label: t('order.quantity'), value: status.quantity === null ? null : formatNumber(locale, status.quantity) },
    { label: t('order.port'), value: status.destination_port },
    { label: t('order.basis'), value: status.price_basis === null ? null : t(`order.${status.price_basis}`) },
  ]
  return {
    reference: status.reference,
    state: t(`myEnquiries.state.${status.state}`),
    tone: STATE_TONES[status.state],
    next: t(`myEnquiries.next.${status.state}`),
    subject: status.subject ?? t('myEnquiries.general'),
    path: status.path,
    sentOn: t('myEnquiries.sentOn', { date: formatDate(locale, status.sent_at) }),
    items: status.items.map(({ name, sign, quantity }, at) => ({ place: at + 1, asked: `${formatNumber(locale, quantity)} × ${name}`, sign })),
    atPort: portPriceLines({ t, locale }, status.port_prices),
    order: order.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
  }
}
