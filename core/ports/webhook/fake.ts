import type { WebhookMessage, WebhookOutcome, WebhookSender } from './port.ts'

/** Remembers what was sent and sends nothing; `answers` are given first, one for each message, then 204. */
export function createFakeWebhook(answers: WebhookOutcome[] = []): WebhookSender & { sent: WebhookMessage[] } {
  const sent: WebhookMessage[] = []
  return {
    sent,
    send: async (message) => {
      sent.push(message)
      return answers.shift() ?? { status: 204 }
    },
  }
}
