import { useTranslations } from 'use-intl'
import { Heading, ScrollRow } from '#apps/site/ui/index.ts'
import type { Slogan } from './steps-and-services.ts'

/** The run-light slogans: a row that only the reader moves, so there is nothing to pause (WCAG 2.2.2; docs/design.md, "Motion"). */
export function SloganRow({ title, slogans }: { title: string; slogans: readonly Slogan[] }) {
  const t = useTranslations('common')
  return (
    <ScrollRow isPlain label={title} previousLabel={t('previous')} nextLabel={t('next')} item="sm" head={<Heading level={2}>{title}</Heading>}>
      {slogans.map(({ name }) => (
        <li key={name} className="border-t-2 border-ink pt-4 text-lg leading-snug font-semibold text-balance">
          {name}
        </li>
      ))}
    </ScrollRow>
  )
}
