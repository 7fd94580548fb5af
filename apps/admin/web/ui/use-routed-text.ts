import type { Routed } from '#contract/routing.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { formatTag } from '#i18n/format.ts'

/** Why a lead has its owner, in a sentence or two. */
export function useRoutedText(): (routed: Routed) => string {
  const say = useMessages()
  const list = new Intl.ListFormat(formatTag(useStaffLocale()))
  return ({ why, rule, because, reference, passed_over: passedOver }) => {
    const conditions = list.format(because.map((condition) => say(`routing.condition.${condition}`)))
    const reason = {
      same_buyer: () => say('routing.why.same_buyer', { reference: reference ?? '' }),
      rule: () => (because.length === 0 ? say('routing.why.rule', { rule: rule ?? '' }) : say('routing.why.ruleBecause', { rule: rule ?? '', conditions })),
      fallback: () => say('routing.why.fallback'),
      nobody: () => say('routing.why.nobody'),
    }[why]()
    const passed = passedOver.map(({ name, why: cause }) => say('routing.passedOver', { name, why: say(`routing.passed.${cause}`) }))
    return [reason, ...passed].join(' ')
  }
}
