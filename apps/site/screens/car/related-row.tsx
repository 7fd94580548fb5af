import { useTranslations } from 'use-intl'
import { Heading, ScrollRow } from '#apps/site/ui/index.ts'
import { CarCardItem } from '#apps/site/vehicle/car-card.tsx'
import type { CarCardView } from '#apps/site/vehicle/car-card-view.ts'

/** A row of cards that can be swiped; nothing where there are none. */
export function RelatedRow({ title, cars }: { title: string; cars: readonly CarCardView[] }) {
  const t = useTranslations('common')
  if (cars.length === 0) return null
  return (
    <ScrollRow label={title} head={<Heading level={2}>{title}</Heading>} previousLabel={t('previous')} nextLabel={t('next')}>
      {cars.map((car) => (
        <CarCardItem key={car.id} car={car} as="li" />
      ))}
    </ScrollRow>
  )
}
