import { beforeAll, expect, it } from 'vitest'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import { parseStill } from '#drawing/still-address.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import { listsIn } from '#core/domain/company/index.ts'
import {
  businessCards,
  dealerBenefits,
  dealerServices,
  dealerSteps,
  processCards,
  provideList,
  serviceInfo,
  serviceList,
  slogans,
} from './steps-and-services.server.ts'

beforeAll(() => preloadMessages(['site', 'head']))

it('has the lists in the lengths that the requirements name, with words and drawn images', () => {
  const t = createServerTranslator('en', 'site')
  const lists = listsIn(UNSET_SETTINGS.lists, 'en')
  const pictured = [...processCards(lists), ...dealerSteps(lists), ...businessCards(lists), ...dealerServices(lists), ...dealerBenefits(lists)]
  for (const { image } of pictured) expect(parseStill(sceneSrc(image))).toEqual({ kind: 'scene', name: image })
  expect([processCards(lists).length, dealerSteps(lists).length, serviceList(lists).length]).toEqual([7, 5, 4])
  expect(Object.keys(serviceInfo(t))).toEqual(['reportingProblems', 'diagnosingProblems1', 'diagnosingProblems2', 'helpFinding'])
  const words = [...pictured, ...serviceList(lists), ...provideList(lists), ...slogans(lists), ...Object.values(serviceInfo(t))].flatMap((entry) =>
    Object.values(entry),
  )
  for (const word of words) expect(word).not.toMatch(/^(content|service|about|menu|dealer)\./)
})

it('shows what staff have set: order, own words and own entries, in the languages that have them', () => {
  const own = { name: '' as const, titles: { en: 'We film it' }, texts: { en: 'From every side.' }, is_shown: true }
  const first = { name: '1' as const, titles: { de: 'Zuerst reden' }, texts: {}, is_shown: true }
  const lists = { ...UNSET_SETTINGS.lists, process: [own, { ...first, name: '2' as const, is_shown: false }, first] }
  expect(processCards(listsIn(lists, 'en')).map(({ title }) => title)).toEqual(['We film it', processCards(listsIn(UNSET_SETTINGS.lists, 'en'))[0]?.title])
  const german = processCards(listsIn(lists, 'de'))
  expect(german).toEqual([{ title: 'Zuerst reden', subtitle: processCards(listsIn(UNSET_SETTINGS.lists, 'de'))[0]?.subtitle, image: 'stage-contact' }])
})
