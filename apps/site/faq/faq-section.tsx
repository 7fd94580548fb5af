import { Accordion, Heading } from '#apps/site/ui/index.ts'
import type { FaqView } from './faq-view.ts'

/** Questions of a page, each opening its answer; nothing where there are none. Heading and answers come from the server, so that no browser loads them twice. */
export function FaqSection({ faq }: { faq: FaqView }) {
  if (faq.entries.length === 0) return null
  return (
    <section id="faq" aria-labelledby="faq-title">
      <Heading level={2} id="faq-title" className="mb-6">
        {faq.title}
      </Heading>
      <Accordion
        items={faq.entries.map((entry, index) => ({
          id: `faq-${index + 1}`,
          title: entry.question,
          content: <p className="whitespace-pre-line">{entry.answer}</p>,
        }))}
      />
    </section>
  )
}
