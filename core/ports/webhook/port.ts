import type { WebhookFault } from '#contract/webhook-values.ts'

/** `id` and `body` are the same for every try; each of `secrets` (`whsec_…`) gives a signature. */
export type WebhookMessage = { url: string; id: string; body: string; secrets: readonly string[] }

/** The status of the answer, whatever it is, or why there was none. */
export type WebhookOutcome = { status: number } | { fault: WebhookFault }

/** Posts to other systems as Standard Webhooks describes it. */
export type WebhookSender = {
  /** Rejects for nothing that is the receiver's. */
  send(message: WebhookMessage): Promise<WebhookOutcome>
}
