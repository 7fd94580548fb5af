import type { Routing } from '#contract/routing.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { usePeople } from './use-people.ts'

/** Names and values of the rules in words, for their history and for the choice between two versions. */
export function useRoutingFields() {
  const say = useMessages()
  const { people } = usePeople()
  const namesOf = (ids: readonly number[]) => ids.map((id) => people.find((person) => person.id === id)?.name ?? `#${id}`).join(', ')
  const labelOf = (name: string) => say(`routing.${name}` as MessageKey)
  const textOf = (name: string, value: unknown) => {
    if (name === 'rules')
      return (value as Routing['rules'])
        .map((rule, index) => `${index + 1}. ${rule.name}${rule.is_on ? '' : ` (${say('routing.off')})`}: ${namesOf(rule.people)}`)
        .join('\n')
    if (name === 'keep_buyer') return say(value === true ? 'stock.yes' : 'stock.no')
    return Array.isArray(value) ? namesOf(value as number[]) : String(value)
  }
  return { labelOf, textOf }
}
