import type { FAQPage, WithContext } from 'schema-dts'
import type { FaqView } from './faq-view.ts'

/** schema.org `FAQPage` of the questions that stand on a page, word for word. A plain object for the page's head, none where there are no questions. */
export function faqJsonLd({ entries }: FaqView): WithContext<FAQPage>[] {
  if (entries.length === 0) return []
  const page: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
  }
  return [page]
}
