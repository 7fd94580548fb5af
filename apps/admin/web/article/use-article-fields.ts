import { useContentFields } from '#apps/admin/web/content/use-content-fields.ts'
import { useDataMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Names and values of the fields of an article in words. */
export function useArticleFields() {
  const sayValue = useDataMessages()
  return useContentFields('article.fields', { category: (value) => sayValue('article.categories', String(value)) })
}
