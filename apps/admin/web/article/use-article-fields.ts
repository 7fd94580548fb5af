import type { ArticleBlock } from '#contract/article.ts'
import { linesOf } from '#apps/admin/web/block-editor/block-lines.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Names and values of the fields of an article in words, for the choice between two versions and for its history. A field of a language is named `title.en`. */
export function useArticleFields(): { labelOf: (name: string) => string; textOf: (name: string, value: unknown) => string } {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  return {
    labelOf: (name) => {
      const [field = '', code] = name.split('.')
      const label = sayValue('article.fields', field)
      return code === undefined ? label : `${label} (${sayValue('language', code)})`
    },
    textOf: (name, value) => {
      const [field = ''] = name.split('.')
      if (value === null || value === undefined) return ''
      if (typeof value === 'boolean') return say(value ? 'content.yes' : 'content.no')
      if (field === 'body') return (value as ArticleBlock[]).flatMap(linesOf).join('\n')
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      if (field === 'category') return sayValue('article.categories', text)
      if (field === 'publish_state') return sayValue('content.publishState', text)
      if (field === 'published_at' || field === 'withdraw_at') return times.moment(text)
      return text
    },
  }
}
