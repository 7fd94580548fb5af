import { deleteEndedAlerts, lookForNews } from '#core/domain/alert/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { linkCustomer, linkMissing } from '#core/domain/customer/index.ts'
import { deleteStaleDocuments } from '#core/domain/dealer/index.ts'
import { turnBanner } from '#core/domain/frame/index.ts'
import { deleteOldDemand } from '#core/domain/demand/index.ts'
import { deleteExpiredKeys } from '#core/domain/idempotency/index.ts'
import { deleteExpiredShortlists } from '#core/domain/shortlist/index.ts'
import { deleteOldImports } from '#core/domain/import/index.ts'
import { tellOwnersOfBrokenLists } from '#core/domain/enquiry/index.ts'
import { eraseDue } from '#core/domain/keeping-time/index.ts'
import { deleteUnaskedFigures } from '#core/domain/landed-price/index.ts'
import { deleteStaleMembers } from '#core/domain/member/index.ts'
import { deleteExpiredNonces } from '#core/domain/partner/index.ts'
import { lookAtClocks } from '#core/domain/reply-clock/index.ts'
import { lookAtEnds } from '#core/domain/quotation/index.ts'
import { deleteOldNotices } from '#core/domain/staff-notice/index.ts'
import { remindOfTasks } from '#core/domain/task/index.ts'
import { publishDue } from '#core/domain/stock/index.ts'
import { deleteOldDeliveries } from '#core/domain/webhook/index.ts'
import { notifyDueContent } from '#core/domain/publishing/index.ts'
import type { AdEvents } from '#core/ports/ads/port.ts'
import type { JobHandlers } from '#core/ports/jobs/port.ts'
import type { CurrencyRates } from '#core/ports/currency-rates/port.ts'
import type { Mailbox } from '#core/ports/mailbox/port.ts'
import { createHttpPush } from '#core/ports/push/http.ts'
import type { PushSender } from '#core/ports/push/port.ts'
import { createHttpWebhook } from '#core/ports/webhook/http.ts'
import type { WebhookSender } from '#core/ports/webhook/port.ts'
import { startWorker } from '#core/ports/jobs/worker.ts'
import { MAIL_LIMITS } from '#core/ports/mail/limits.ts'
import type { Mailer } from '#core/ports/mail/port.ts'
import { DEFAULT_LOCALE } from '#i18n/locales.ts'
import { createAcknowledgeHandler } from './acknowledge-enquiry.ts'
import { createAlertMailHandler } from './alert-mails.ts'
import { createDealerMailHandler, createDealerNoticeHandler } from './dealer-mails.ts'
import type { JobDeps, JobLog } from './deps.ts'
import { createTurns } from './mail-turns.ts'
import { createMailboxHandler } from './read-mailbox.ts'
import { createMemberMailHandler } from './member-mails.ts'
import { createMessageMailHandler } from './message-mails.ts'
import { createQuotationMailHandler, createQuotationNoticeHandler } from './quotation-mails.ts'
import { createEnquiryNoticeHandler, createNotifyHandler } from './enquiry-notices.ts'
import { createPushHandler } from './push-to-staff.ts'
import { createWebhookHandler } from './send-webhook.ts'
import { createWhatsappHandler } from './send-whatsapp.ts'
import { createStaffMailHandler } from './staff-mails.ts'
import { createAdEventHandler } from './tell-advertiser.ts'
import { createDraftHandler } from './draft-translations.ts'
import { createCurrencyRatesHandler } from './read-currency-rates.ts'
import { createImportHandler } from './run-import.ts'
import { createStrayFilesHandler } from './delete-stray-files.ts'
import { createFileDeleteHandler, createRenderHandler } from './render-media.ts'

export type StartJobsInput = {
  /** For the worker's own three connections. */
  databaseUrl: string
  db: Ctx['db']
  ports: Ctx['ports']
  mailer: Mailer
  ads: AdEvents
  /** Where mails to us lie; null: nowhere that this process looks. */
  mailbox?: Mailbox | null
  /** What buyers answer to, a `*` in the place of their lead; null: the company's own address. */
  replyAddress?: string | null
  /** Tells the rates of the day, where a feed is set up. */
  currencyRates?: CurrencyRates | null
  /** Tells devices of the staff; only tests have another. */
  push?: PushSender
  /** Tells other systems; development and tests have another, which tells nobody. */
  webhooks?: WebhookSender
  siteOrigin: string
  log: JobLog
  /** Time that running jobs get when the process stops, in milliseconds. */
  stopTimeoutMs?: number
}

/** Works on the outbox and the schedule until stopped. Needs `prepareJobs` to have run. */
export async function startJobs(input: StartJobsInput): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, log, stopTimeoutMs } = input
  const stopping = new AbortController()
  const worker = await startWorker({ databaseUrl, log, stopTimeoutMs, handlers: createHandlers({ ...input, signal: stopping.signal }) })
  return {
    stop: () => {
      stopping.abort()
      return worker.stop()
    },
  }
}

type HandlersInput = Omit<StartJobsInput, 'databaseUrl' | 'stopTimeoutMs'> & {
  /** Ends long jobs early; they go on after the next start. */
  signal?: AbortSignal
}

/** A handler for every job there is. */
export function createHandlers({
  db,
  ports,
  mailer,
  ads,
  mailbox = null,
  replyAddress = null,
  currencyRates = null,
  push = createHttpPush(),
  webhooks = createHttpWebhook(),
  siteOrigin,
  log,
  signal = new AbortController().signal,
}: HandlersInput): JobHandlers {
  const createCtx = (): Ctx => ({ db, ports, actor: { kind: 'system' }, locale: DEFAULT_LOCALE, requestId: `job-${crypto.randomUUID()}`, reads: () => {} })
  const deps: JobDeps = { createCtx, mailer, inTurn: createTurns(MAIL_LIMITS.connections, signal), siteOrigin, replyAddress, log }
  return {
    'enquiry-acknowledge': createAcknowledgeHandler(deps),
    'enquiry-notify': createNotifyHandler(deps),
    'enquiry-notice': createEnquiryNoticeHandler(deps),
    'reply-clock': async () => {
      const { warned, overdue } = await lookAtClocks({ ctx: createCtx() })
      await tellOwnersOfBrokenLists({ ctx: createCtx() })
      if (warned + overdue > 0) log.info({ warned, overdue }, 'answers that are due soon or late')
      return 'done'
    },
    'message-mail': createMessageMailHandler(deps),
    'message-whatsapp': createWhatsappHandler(deps),
    'mailbox-read': createMailboxHandler(deps, mailbox, signal),
    'task-reminders': async () => {
      const { reminded } = await remindOfTasks({ ctx: createCtx() })
      if (reminded > 0) log.info({ reminded }, 'tasks that are due')
      return 'done'
    },
    'quotation-mail': createQuotationMailHandler(deps),
    'quotation-notice': createQuotationNoticeHandler(deps),
    'quotation-ends': async () => {
      const { reminded, lapsed } = await lookAtEnds({ ctx: createCtx() })
      if (reminded + lapsed > 0) log.info({ reminded, lapsed }, 'offers whose end is near or over')
      return 'done'
    },
    'customer-link': async (input) => {
      await linkCustomer({ ctx: createCtx(), input })
      return 'done'
    },
    'customer-catch-up': async () => {
      const count = await linkMissing({ ctx: createCtx(), signal })
      if (count > 0) log.info({ count }, 'things linked to their customers')
      return 'done'
    },
    'keeping-time-erase': async ({ kind = null }) => {
      const count = await eraseDue({ ctx: createCtx(), input: { kind }, signal })
      if (count > 0) log.info({ kind, count }, 'personal data whose time is over erased')
      return 'done'
    },
    'dealer-mail': createDealerMailHandler(deps),
    'dealer-notice': createDealerNoticeHandler(deps),
    'ad-event': createAdEventHandler(deps, ads),
    'expired-keys-delete': async () => {
      log.info(await deleteExpiredKeys({ ctx: createCtx() }), 'expired keys deleted')
      log.info(await deleteStaleMembers({ ctx: createCtx() }), 'unconfirmed accounts, tokens and mails deleted')
      log.info(await deleteExpiredShortlists({ ctx: createCtx() }), 'shared lists whose time is over deleted')
      log.info(await deleteEndedAlerts({ ctx: createCtx() }), 'alerts whose time is over deleted')
      log.info(await deleteExpiredNonces({ ctx: createCtx() }), 'used nonces deleted')
      log.info(await deleteStaleDocuments({ ctx: createCtx() }), 'documents of closed applications deleted')
      log.info(await deleteOldImports({ ctx: createCtx() }), 'imports that nobody confirmed deleted')
      log.info(await deleteOldDemand({ ctx: createCtx() }), 'old counts of searches deleted')
      log.info(await deleteOldNotices({ ctx: createCtx() }), 'old notices of the staff deleted')
      log.info(await deleteOldDeliveries({ ctx: createCtx() }), 'old deliveries to other systems deleted')
      log.info(await deleteUnaskedFigures({ ctx: createCtx() }), 'figures of destinations that nobody asked for deleted')
      return 'done'
    },
    'import-run': createImportHandler(deps, signal),
    'member-mail': createMemberMailHandler(deps),
    'translation-draft': createDraftHandler(deps, signal),
    'currency-rates': createCurrencyRatesHandler(deps, currencyRates),
    'staff-mail': createStaffMailHandler(deps),
    'staff-push': createPushHandler(deps, push),
    'webhook-send': createWebhookHandler(deps, webhooks),
    'alert-mail': createAlertMailHandler(deps),
    'alert-look': async () => {
      const { mails } = await lookForNews({ ctx: createCtx() })
      if (mails > 0) log.info({ mails }, 'alerts told')
      return 'done'
    },
    'media-renditions': createRenderHandler(deps, signal),
    'media-files-delete': createFileDeleteHandler(deps),
    'banner-turn': async () => {
      await turnBanner({ ctx: createCtx() })
      return 'done'
    },
    'stray-files-delete': createStrayFilesHandler(deps, signal),
    'publish-due': async () => {
      const count = await publishDue({ ctx: createCtx() })
      if (count > 0) log.info({ count }, 'published or withdrawn at its time')
      const tags = await notifyDueContent({ ctx: createCtx() })
      if (tags.length > 0) log.info({ tags }, 'words came or went at their time')
      return 'done'
    },
  }
}
