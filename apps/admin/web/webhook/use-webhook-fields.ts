import { useContentFields, type ContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useDataMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Names and values of the fields of an endpoint in words, for the log. */
export function useWebhookFields(): ContentFields {
  const sayValue = useDataMessages()
  return useContentFields('webhook.fields', {
    // The log keeps them as their words.
    events: (events) =>
      String(events)
        .split(' ')
        .map((event) => sayValue('webhook.event', event))
        .join(', '),
  })
}
