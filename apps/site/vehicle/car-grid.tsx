import { clsx } from 'clsx'
import { DrawingSheet, Grid } from '#apps/site/ui/index.ts'
import { CarCardItem } from './car-card.tsx'
import type { CarCardView } from './car-card-view.ts'

/** Cards in rows; the list says how many there are to a screen reader. */
export function CarGrid({ cars, className, level = 2 }: { cars: readonly CarCardView[]; className?: string; level?: 2 | 3 }) {
  return (
    <DrawingSheet bodyTypes={cars.map((car) => car.bodyType)}>
      <Grid as="ul" columns="cards" className={clsx(className)}>
        {cars.map((car) => (
          <CarCardItem key={car.id} car={car} as="li" level={level} />
        ))}
      </Grid>
    </DrawingSheet>
  )
}
