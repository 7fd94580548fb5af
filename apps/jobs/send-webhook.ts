import { prepareDelivery, settleDelivery } from '#core/domain/webhook/index.ts'
import type { JobHandler } from '#core/ports/jobs/port.ts'
import type { WebhookOutcome, WebhookSender } from '#core/ports/webhook/port.ts'
import type { JobDeps } from './deps.ts'

/** Told to the queue, which tries again; the log of deliveries has the rest. */
class WebhookFailure extends Error {
  override name = 'WebhookFailure'
  readonly code: string
  constructor(outcome: WebhookOutcome) {
    super('not delivered')
    this.code = 'status' in outcome ? String(outcome.status) : outcome.fault
  }
}

/** Tells an endpoint of one event. What is given up stands in the log of deliveries, from where it can be sent again. */
export function createWebhookHandler({ createCtx }: Pick<JobDeps, 'createCtx'>, webhooks: WebhookSender): JobHandler<'webhook-send'> {
  return async ({ deliveryId }, { isLast }) => {
    const ctx = createCtx()
    const prepared = await prepareDelivery({ ctx, input: { deliveryId } })
    if (prepared === null) return 'done'
    const startedAt = performance.now()
    const outcome = await webhooks.send(prepared)
    const ms = Math.round(performance.now() - startedAt)
    if ((await settleDelivery({ ctx, input: { deliveryId, outcome, ms, isLast } })) === 'again') throw new WebhookFailure(outcome)
    return 'done'
  }
}
