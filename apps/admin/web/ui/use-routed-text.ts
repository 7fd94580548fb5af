import type { Routed } from '#contract/routing.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { formatTag } from '#i18n/format.ts'

/** Why a lead has its owner, in a sentence or two: first the rules that fitted and had nobody, then what decided, then who was passed over. */
export function useRoutedText(): (routed: Routed) => string {
  const say = useMessages()
  const list = new Intl.ListFormat(formatTag(useStaffLocale()))
  return ({ why, rule, because, reference, passed_over: passedOver, missed: given }) => {
    const missed = given.filter(({ people }) => people.length > 0)
    const conditions = list.format(because.map((condition) => say(`routing.condition.${condition}`)))
    const reason = {
      same_buyer: () => say('routing.why.same_buyer', { reference: reference ?? '' }),
      rule: () => (because.length === 0 ? say('routing.why.rule', { rule: rule ?? '' }) : say('routing.why.ruleBecause', { rule: rule ?? '', conditions })),
      fallback: () => say(missed.length === 0 ? 'routing.why.fallback' : 'routing.why.turn'),
      nobody: () => say('routing.why.nobody'),
    }[why]()
    const before = missed.map((each) =>
      say('routing.missed', { rule: each.rule, people: list.format(each.people.map(({ name, why: cause }) => say(`routing.missedBy.${cause}`, { name }))) }),
    )
    const told = new Set(missed.flatMap(({ people }) => people.map(({ id }) => id)))
    const passed = passedOver
      .filter(({ id }) => !told.has(id))
      .map(({ name, why: cause }) => say('routing.passedOver', { name, why: say(`routing.passed.${cause}`) }))
    return [...before, reason, ...passed].join(' ')
  }
}
