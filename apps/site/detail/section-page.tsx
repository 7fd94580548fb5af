import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Container, Heading, TextLink } from '#apps/site/ui/index.ts'
import { SampleBlock } from './sample-block.tsx'
import { sectionTitleKey, type DetailSection } from './sections.ts'

type SectionPageProps = {
  section: DetailSection
  /** The page that the section is of. */
  href: string
  name: string
  /** The name as the link to the page shows it. */
  link: ReactNode
  /** What the specification is called, where it is not called that. */
  tableTitle?: string
  isSample: boolean
  sampleText?: string
  /** The free quote is the form. */
  sections: Readonly<Record<Exclude<DetailSection, 'freeQuote'>, ReactNode>>
}

/** One section of a detail page under its own address, for embedding (R3.5). */
export function SectionPage({ section, href, name, link, tableTitle, isSample, sampleText, sections }: SectionPageProps) {
  const t = useTranslations()
  const sectionTitle = section === 'table' && tableTitle !== undefined ? tableTitle : t(sectionTitleKey(section))
  return (
    <Container as="main" id="content" width="column" className="py-8">
      <header className="mb-8">
        <TextLink href={href} className="text-sm">
          {link}
        </TextLink>
        {section === 'base' ? null : (
          <Heading level={1} className="sr-only">
            {t('car.sectionOf', { section: sectionTitle, car: name })}
          </Heading>
        )}
      </header>
      {sections[section === 'freeQuote' ? 'form' : section]}
      <SampleBlock isSample={isSample} text={sampleText} />
    </Container>
  )
}
