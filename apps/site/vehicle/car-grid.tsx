import { clsx } from 'clsx'
import { Grid } from '#apps/site/ui/index.ts'
import { CarCardItem } from './car-card.tsx'
import type { CarCardView } from './car-card-view.ts'

/** Cards that the widest screen shows first. */
const FIRST_ROW = 3

/** Cards in rows; the list says how many there are to a screen reader. */
export function CarGrid({ cars, className, level = 2 }: { cars: readonly CarCardView[]; className?: string; level?: 2 | 3 }) {
  return (
    <Grid as="ul" columns="cards" className={clsx(className)}>
      {cars.map((car, index) => (
        <CarCardItem key={car.id} car={car} as="li" level={level} isEarly={index < FIRST_ROW} />
      ))}
    </Grid>
  )
}
