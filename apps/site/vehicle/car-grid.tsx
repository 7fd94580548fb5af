import { clsx } from 'clsx'
import { Grid } from '#apps/site/ui/index.ts'
import { CarCardItem } from './car-card.tsx'
import type { CarCardView } from './car-card-view.ts'

type CarGridProps = {
  cars: readonly CarCardView[]
  className?: string
  level?: 2 | 3
  /** The page's first view: its first picture is the largest there, and is fetched before everything else. */
  isFirst?: boolean
}

/** Cards in rows; the list says how many there are to a screen reader. */
export function CarGrid({ cars, className, level = 2, isFirst = false }: CarGridProps) {
  return (
    <Grid as="ul" columns="cards" className={clsx(className)}>
      {cars.map((car, index) => (
        <CarCardItem key={car.id} car={car} as="li" level={level} isFirst={isFirst && index === 0} />
      ))}
    </Grid>
  )
}
