import type { ArticleBlock } from '#contract/article.ts'
import { COMPANY_LIST_NAMES } from '#contract/list-values.ts'
import type { Translated } from '#contract/translation.ts'
import { linesOf } from '#apps/admin/web/block-editor/block-lines.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Names and values of the words of a thing, for forms, the choice between two versions and histories. A field of a language is named `title.en`. */
export function useWordFields(kind: Translated['kind'] | undefined): { labelOf: (name: string) => string; textOf: (name: string, value: unknown) => string } {
  const say = useMessages()
  const sayValue = useDataMessages()
  const group = kind === 'brand' || kind === 'car' || kind === 'used_car' || kind === 'fitting' ? 'words.catalogue' : 'words.field'
  // A text of a setting is named by where it stands: `places-0-names`, `process-0-titles`.
  const labelIn = (prefix: string, field: string) => {
    const [first = '', at, part] = field.split('-')
    const list = COMPANY_LIST_NAMES.find((known) => known === first)
    const label = list === undefined ? sayValue(prefix, first) : say(`settings.lists.${list}`)
    if (at === undefined) return label
    const nth = `${label} ${Number(at) + 1}`
    if (list === undefined || list === 'slogans') return nth
    return say('languages.part', { entry: nth, part: say(part === 'titles' ? 'settings.row.title' : 'settings.row.text') })
  }
  return {
    labelOf: (name) => {
      const [field = '', code] = name.split('.')
      const label = field === 'publish_state' || field === 'is_checked' ? sayValue('words.field', field) : labelIn(group, field)
      return code === undefined ? label : `${label} (${sayValue('language', code)})`
    },
    textOf: (name, value) => {
      if (value === null || value === undefined) return ''
      if (typeof value === 'boolean') return say(value ? 'content.yes' : 'content.no')
      if (Array.isArray(value)) return (value as ArticleBlock[]).flatMap(linesOf).join('\n')
      if (name.startsWith('publish_state')) return sayValue('publication.state', value as string)
      return value as string
    },
  }
}
