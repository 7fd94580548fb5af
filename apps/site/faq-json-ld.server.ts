import type { FAQPage, WithContext } from 'schema-dts'

/** schema.org `FAQPage` of the questions that stand on a page, word for word. A plain object for the page's head. */
export function faqJsonLd(faq: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
  }
}
