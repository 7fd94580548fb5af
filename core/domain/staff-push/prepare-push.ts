import { and, eq, isNull, sql } from 'drizzle-orm'
import type { StaffNoticeKind } from '#contract/staff-notice-values.ts'
import { country, countryName, enquiry, staff, staffNotice, staffPushSubscription } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { mayReadLeads } from '#core/domain/staff-notice/index.ts'
import { STAFF_LOCALES, type StaffLocale } from '#i18n/locales.ts'
import { ensureVapidKeys, type VapidKeys } from './vapid-keys.ts'

/** Seconds for which a notice is worth a push; who was away longer finds it in the list. */
const WORTH_SECONDS = 3600

export type PreparedPush = {
  endpoint: string
  p256dh: string
  auth: string
  vapid: VapidKeys
  /** Seconds for which its service may still deliver it. */
  ttlSeconds: number
  locale: StaffLocale
  noticeId: number
  kind: StaffNoticeKind
  /** How many leads were given together. */
  leads: number
  enquiryId: number
  reference: string
  /** In the person's language. */
  country: string
}

/**
 * What to push to a device: reference and country of the lead, nothing else of its buyer. Null where there is nothing to push any more: device
 * or lead gone, notice looked at or an hour old, the person disabled or without the right to see leads.
 */
export async function preparePush({ ctx, input }: { ctx: Ctx; input: { noticeId: number; subscriptionId: number } }): Promise<PreparedPush | null> {
  const now = ctx.ports.clock.now()
  const [row] = await ctx.db
    .select({
      endpoint: staffPushSubscription.endpoint,
      p256dh: staffPushSubscription.p256dh,
      auth: staffPushSubscription.auth,
      locale: staff.locale,
      kind: staffNotice.kind,
      leads: staffNotice.leads,
      createdAt: staffNotice.createdAt,
      enquiryId: enquiry.id,
      reference: enquiry.reference,
      country: sql<string>`coalesce(${countryName.name}, ${enquiry.countryName})`,
    })
    .from(staffNotice)
    .innerJoin(staff, eq(staff.id, staffNotice.staffId))
    .innerJoin(enquiry, eq(enquiry.id, staffNotice.enquiryId))
    .innerJoin(staffPushSubscription, and(eq(staffPushSubscription.id, input.subscriptionId), eq(staffPushSubscription.staffId, staff.id)))
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .leftJoin(countryName, and(eq(countryName.countryId, country.id), eq(countryName.locale, staff.locale)))
    .where(and(eq(staffNotice.id, input.noticeId), isNull(staffNotice.seenAt), mayReadLeads()))
  if (row === undefined) return null
  const { createdAt, locale, ...found } = row
  const ttlSeconds = WORTH_SECONDS - Math.floor((now.getTime() - createdAt.getTime()) / 1000)
  if (ttlSeconds <= 0) return null
  return { ...found, noticeId: input.noticeId, locale: STAFF_LOCALES.find((known) => known === locale) ?? 'en', ttlSeconds, vapid: await ensureVapidKeys(ctx) }
}
