import type { EnquiryStatusView } from '#contract/enquiry.ts'
import { formatDate } from '#i18n/format.ts'
import { STATE_TONES } from '#apps/site/enquiry/state-tones.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import type { StatusView } from './status-view.ts'

/** The state of an enquiry in the words of the page's language. */
export function statusView({ t, locale }: Pick<SiteContext, 't' | 'locale'>, status: EnquiryStatusView): StatusView {
  return {
    reference: status.reference,
    state: t(`myEnquiries.state.${status.state}`),
    tone: STATE_TONES[status.state],
    next: t(`myEnquiries.next.${status.state}`),
    subject: status.subject ?? t('myEnquiries.general'),
    path: status.path,
    sentOn: t('myEnquiries.sentOn', { date: formatDate(locale, status.sent_at) }),
  }
}
