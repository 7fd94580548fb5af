import type { AnyCall } from '#apps/admin/api/call.ts'
import type { CookieJar } from '#apps/admin/api/cookies.ts'
import type { NoticeHub } from '#apps/admin/api/notice-hub.ts'
import { ACTIVITY_CALLS } from './activity.ts'
import { ALERT_CALLS } from './alert.ts'
import { answerTemplateCalls } from './answer-template.ts'
import { ARTICLE_CALLS } from './article.ts'
import { CUSTOMER_CALLS } from './customer.ts'
import { KEEPING_TIME_CALLS } from './keeping-time.ts'
import { COUNTRY_CALLS } from './country.ts'
import { DEALER_CALLS } from './dealer.ts'
import { DEMAND_CALLS } from './demand.ts'
import { REPORT_CALLS } from './report.ts'
import { DOWNLOAD_CALLS } from './download.ts'
import { draftCalls } from './draft.ts'
import { ENQUIRY_CALLS } from './enquiry.ts'
import { FAQ_CALLS } from './faq.ts'
import { IMPORT_CALLS } from './import.ts'
import { IMPORT_RULE_CALLS } from './import-rule.ts'
import { LEGAL_CALLS } from './legal.ts'
import { LEVEL_CALLS } from './level.ts'
import { LIST_VIEW_CALLS } from './list-view.ts'
import { LISTING_FEED_CALLS } from './listing-feed.ts'
import { MEDIA_CALLS } from './media.ts'
import { MEMBER_CALLS } from './member.ts'
import { MESSAGE_CALLS } from './message.ts'
import { TASK_CALLS } from './task.ts'
import { overviewCalls } from './dashboard.ts'
import { PORT_CALLS } from './port.ts'
import { PRICE_SHEET_CALLS } from './price-sheet.ts'
import { quotationCalls } from './quotation.ts'
import { REDIRECT_CALLS } from './redirect.ts'
import { ROUTING_CALLS } from './routing.ts'
import { noticeCalls } from './staff-notice.ts'
import { sessionCalls } from './session.ts'
import { SETTING_CALLS } from './setting.ts'
import { setupListCalls } from './setup-list.ts'
import { staffCalls } from './staff.ts'
import { STOCK_CALLS } from './stock.ts'
import { TRANSLATION_CALLS } from './translation.ts'
import { WEBHOOK_CALLS } from './webhook.ts'
import { WEB_LINK_CALLS } from './web-link.ts'

type Given = { hasMailServer: boolean; hasTranslator: boolean; siteOrigin: string; noticeHub: NoticeHub }

/** Every call of the back office but the one that describes them. */
export function adminCalls(cookies: CookieJar, given: Given): readonly AnyCall[] {
  return [
    ...sessionCalls(cookies),
    ...overviewCalls(given),
    ...noticeCalls(given),
    ...ENQUIRY_CALLS,
    ...ROUTING_CALLS,
    ...answerTemplateCalls(given),
    ...quotationCalls(given),
    ...CUSTOMER_CALLS,
    ...KEEPING_TIME_CALLS,
    ...DEALER_CALLS,
    ...DEMAND_CALLS,
    ...REPORT_CALLS,
    ...ALERT_CALLS,
    ...MESSAGE_CALLS,
    ...TASK_CALLS,
    ...MEMBER_CALLS,
    ...LEVEL_CALLS,
    ...COUNTRY_CALLS,
    ...PORT_CALLS,
    ...IMPORT_RULE_CALLS,
    ...PRICE_SHEET_CALLS,
    ...LISTING_FEED_CALLS,
    ...WEBHOOK_CALLS,
    ...staffCalls(given),
    ...MEDIA_CALLS,
    ...IMPORT_CALLS,
    ...WEB_LINK_CALLS,
    ...SETTING_CALLS,
    ...STOCK_CALLS,
    ...setupListCalls(given),
    ...ARTICLE_CALLS,
    ...ACTIVITY_CALLS,
    ...DOWNLOAD_CALLS,
    ...FAQ_CALLS,
    ...LEGAL_CALLS,
    ...REDIRECT_CALLS,
    ...TRANSLATION_CALLS,
    ...draftCalls(given),
    ...LIST_VIEW_CALLS,
  ]
}
