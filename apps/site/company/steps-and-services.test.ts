import { beforeAll, expect, it } from 'vitest'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import { parseStill } from '#drawing/still-address.ts'
import { businessCards, dealerServices, netProcessSteps, processCards, provideList, serviceInfo, serviceList, slogans } from './steps-and-services.server.ts'

beforeAll(() => preloadMessages(['site']))

it('has the lists in the lengths that the requirements name, with words and drawn images', () => {
  const t = createServerTranslator('en', 'site')
  const pictured = [...processCards(t), ...netProcessSteps(t), ...businessCards(t), ...dealerServices(t)]
  for (const { image } of pictured) expect(parseStill(sceneSrc(image))).toEqual({ kind: 'scene', name: image })
  expect([processCards(t).length, netProcessSteps(t).length, serviceList(t).length]).toEqual([7, 5, 4])
  expect(Object.keys(serviceInfo(t))).toEqual(['reportingProblems', 'diagnosingProblems1', 'diagnosingProblems2', 'helpFinding'])
  const words = [...pictured, ...serviceList(t), ...provideList(t), ...slogans(t), ...Object.values(serviceInfo(t))].flatMap((entry) => Object.values(entry))
  for (const word of words) expect(word).not.toMatch(/^(content|service|about|menu|dealer)\./)
})
