import type { StaffNoticeKind } from '#contract/staff-notice-values.ts'
import { preparePush, settlePush, type PreparedPush } from '#core/domain/staff-push/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import { PushRefusal, type PushSender } from '#core/ports/push/port.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import en from '#i18n/messages/en/admin.json' with { type: 'json' }
import zh from '#i18n/messages/zh/admin.json' with { type: 'json' }
import { createTranslator } from 'use-intl/core'
import { formatTag } from '#i18n/format.ts'
import type { JobDeps } from './deps.ts'

const WORDS: Record<StaffLocale, { kind: Record<StaffNoticeKind, string> }> = { en: en.notice, zh: zh.notice }

/** What happened, as the bell says it. */
function kindText(locale: StaffLocale, kind: StaffNoticeKind, count: number): string {
  return createTranslator({ locale: formatTag(locale), messages: WORDS[locale] })(`kind.${kind}`, { count })
}

/** Tells one device of one notice. A browser that has unsubscribed is forgotten; what a service refuses otherwise shows in the list of devices. */
export function createPushHandler(
  { createCtx, siteOrigin, log }: Pick<JobDeps, 'createCtx' | 'siteOrigin' | 'log'>,
  push: PushSender,
): JobHandler<'staff-push'> {
  return async ({ noticeId, subscriptionId }) => {
    const ctx = createCtx()
    const prepared = await preparePush({ ctx, input: { noticeId, subscriptionId } })
    if (prepared === null) return 'done'
    try {
      const outcome = await push.send(messageOf(prepared, siteOrigin))
      await settlePush({ ctx, input: { subscriptionId, outcome } })
      return 'done'
    } catch (error) {
      await settlePush({ ctx, input: { subscriptionId, outcome: 'failed' } })
      if (!(error instanceof PushRefusal)) throw error
      log.warn({ reason: error.message }, 'a service of push refuses a message')
      return 'given_up'
    }
  }
}

function messageOf({ endpoint, p256dh, auth, vapid, ttlSeconds, ...notice }: PreparedPush, siteOrigin: string) {
  const shown = {
    title: kindText(notice.locale, notice.kind, notice.leads),
    body: `${notice.reference} · ${notice.country}`,
    lang: notice.locale,
    // The page names its own notice so too: a device shows one of both.
    tag: `notice-${notice.noticeId}`,
    enquiry_id: notice.enquiryId,
  }
  return {
    target: { endpoint, p256dh, auth },
    vapid,
    subject: subjectOf(siteOrigin),
    payload: JSON.stringify(shown),
    ttlSeconds,
    topic: `enquiry-${notice.enquiryId}`,
  }
}

// Services refuse plain http here, which only a developer's machine has.
function subjectOf(siteOrigin: string): string {
  return siteOrigin.startsWith('https:') ? siteOrigin : `mailto:webmaster@${new URL(siteOrigin).hostname}`
}
