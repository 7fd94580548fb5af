import { useTranslations } from 'use-intl'
import { Accordion, Heading } from '#apps/site/ui/index.ts'

/** Questions of a detail page, each opening its answer. */
export function FaqSection({ faq }: { faq: readonly { question: string; answer: string }[] }) {
  const t = useTranslations('faq')
  return (
    <section id="faq" aria-labelledby="faq-title">
      <Heading level={2} id="faq-title" className="mb-6">
        {t('title')}
      </Heading>
      <Accordion items={faq.map((entry, index) => ({ id: `faq-${index + 1}`, title: entry.question, content: <p>{entry.answer}</p> }))} />
    </section>
  )
}
