import { expect, it } from 'vitest'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { faqAtPort } from './faq-at-port.server.ts'

await preloadMessages(['site', 'head'])
const t = createServerTranslator('en', 'site')
const faq = {
  title: t('faq.title'),
  entries: [
    { question: t('faq.priceQuestion'), answer: t('faq.priceAnswer') },
    { question: t('faq.timeQuestion'), answer: t('faq.timeAnswer') },
  ],
}

it('says what the price holds at the port where it stands on the page, and nothing else of the questions', () => {
  const sum = { after: 3, label: 'CIF', amount: 'US$1', inCurrency: null }
  const { entries } = faqAtPort(t, faq, { title: 'What it costs in Mombasa', cif: sum })
  expect(entries[0]?.answer).toContain('“What it costs in Mombasa”')
  expect(entries[1]).toBe(faq.entries[1])
  expect([faqAtPort(t, faq, null), faqAtPort(t, faq, { title: 'Nowhere', cif: null })]).toEqual([faq, faq])
})
