import { CardRow } from '#apps/site/detail/card-row.tsx'
import { CarCardItem } from '#apps/site/vehicle/car-card.tsx'
import type { CarCardView } from '#apps/site/vehicle/car-card-view.ts'

/** A row of cards that can be swiped; nothing where there are none. */
export function RelatedRow({ title, cars }: { title: string; cars: readonly CarCardView[] }) {
  if (cars.length === 0) return null
  return (
    <CardRow title={title}>
      {cars.map((car) => (
        <CarCardItem key={car.id} car={car} as="li" />
      ))}
    </CardRow>
  )
}
