import type { TranslatedKind } from '#contract/translation-values.ts'
import { useDataMessages } from '#apps/admin/web/messages/use-messages.ts'

/** What a thing is called: a group of settings or a page of the law in words, anything else by its own name. */
export function useThingName(): (thing: { kind: TranslatedKind; name: string }) => string {
  const sayValue = useDataMessages()
  return ({ kind, name }) => (kind === 'setting' ? sayValue('settings.groups', name) : kind === 'legal_page' ? sayValue('legal.pages', name) : name)
}
