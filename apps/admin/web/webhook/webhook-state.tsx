import type { Webhook } from '#contract/webhook.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Mark } from '#apps/admin/web/ui/mark.tsx'

/** Whether an endpoint is told of anything, and whether it can be reached. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const say = useMessages()
  if (webhook.off_reason !== null) return <Mark tone="attention">{say('webhook.turnedOff')}</Mark>
  if (!webhook.value.is_on) return <Mark tone="plain">{say('webhook.off')}</Mark>
  return webhook.failing_since === null ? <Mark tone="good">{say('webhook.on')}</Mark> : <Mark tone="attention">{say('webhook.failing')}</Mark>
}
