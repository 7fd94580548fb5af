import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ScenePicture } from '#apps/site/illustration/scene-picture.tsx'
import { ScrollRow } from '#apps/site/ui/index.ts'
import type { ProcessCard } from './steps-and-services.ts'

/** The process cards in their order, in a row that the reader moves. */
export function ProcessRow({ label, head, cards }: { label: string; head: ReactNode; cards: readonly ProcessCard[] }) {
  const t = useTranslations('common')
  return (
    <ScrollRow isPlain label={label} previousLabel={t('previous')} nextLabel={t('next')} head={head}>
      {cards.map((card, index) => (
        <li key={card.title}>
          <ScenePicture name={card.image} className="mb-4" />
          <p className="text-sm leading-snug text-muted tabular-nums">{index + 1}</p>
          <h3 className="mt-1 leading-snug font-semibold">{card.title}</h3>
          <p className="mt-1.5 text-sm text-muted">{card.subtitle}</p>
        </li>
      ))}
    </ScrollRow>
  )
}
