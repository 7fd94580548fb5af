import type { AnyCall } from '#apps/admin/api/call.ts'
import type { CookieJar } from '#apps/admin/api/cookies.ts'
import { DEALER_CALLS } from './dealer.ts'
import { ENQUIRY_CALLS } from './enquiry.ts'
import { IMPORT_CALLS } from './import.ts'
import { MEDIA_CALLS } from './media.ts'
import { OVERVIEW_CALLS } from './dashboard.ts'
import { sessionCalls } from './session.ts'
import { SETTING_CALLS } from './setting.ts'
import { STAFF_CALLS } from './staff.ts'
import { WEB_LINK_CALLS } from './web-link.ts'

/** Every call of the back office but the one that describes them. */
export function adminCalls(cookies: CookieJar): readonly AnyCall[] {
  return [
    ...sessionCalls(cookies),
    ...OVERVIEW_CALLS,
    ...ENQUIRY_CALLS,
    ...DEALER_CALLS,
    ...STAFF_CALLS,
    ...MEDIA_CALLS,
    ...IMPORT_CALLS,
    ...WEB_LINK_CALLS,
    ...SETTING_CALLS,
  ]
}
