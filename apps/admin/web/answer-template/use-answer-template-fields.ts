import { useContentFields, type ContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useDataMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Names and values of a template's fields in words. */
export function useAnswerTemplateFields(): ContentFields {
  const sayValue = useDataMessages()
  return useContentFields('answerTemplate.fields', { kind: (kind) => sayValue('answerTemplate.kind', String(kind)) })
}
