import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Heading, ScrollRow } from '#apps/site/ui/index.ts'

/** Related cards in a row that can be swiped. */
export function CardRow({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <ScrollRow label={title} head={<Heading level={2}>{title}</Heading>} previousLabel={t('previous')} nextLabel={t('next')}>
      {children}
    </ScrollRow>
  )
}
