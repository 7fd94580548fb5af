import type { ArticleBlock } from '#contract/article.ts'
import { linesOf } from '#apps/admin/web/block-editor/block-lines.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Names and values of fields in words. */
export type ContentFields = { labelOf: (name: string) => string; textOf: (name: string, value: unknown) => string }

type Special = Readonly<Record<string, (value: unknown) => string>>

/**
 * Names and values of the fields of a thing in words, for the choice between two versions and for its history. A field of a language is named
 * `title.en`. `group`: messages of the fields; `special`: fields whose values are no words.
 */
export function useContentFields(group: string, special: Special): ContentFields {
  const say = useMessages()
  const sayValue = useDataMessages()
  const times = useTimes()
  const labelOf = (field: string) => {
    if (field === 'published_at') return say('publication.from')
    if (field === 'withdraw_at') return say('publication.until')
    const shared = sayValue('content.fields', field)
    return shared === field ? sayValue(group, field) : shared
  }
  return {
    labelOf: (name) => {
      const [field = '', code] = name.split('.')
      return code === undefined ? labelOf(field) : `${labelOf(field)} (${sayValue('language', code)})`
    },
    textOf: (name, value) => {
      const [field = ''] = name.split('.')
      if (value === null || value === undefined) return ''
      if (special[field] !== undefined) return special[field](value)
      if (typeof value === 'boolean') return say(value ? 'content.yes' : 'content.no')
      if (field === 'body') return (value as ArticleBlock[]).flatMap(linesOf).join('\n')
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      if (field === 'publish_state') return sayValue('publication.state', text)
      if (field.endsWith('_at')) return times.moment(text)
      return text
    },
  }
}
