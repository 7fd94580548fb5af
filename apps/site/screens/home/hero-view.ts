import { modelTitle, type CarCardView } from '#apps/site/vehicle/car-card-view.ts'

/** The car that stands on the first screen. */
export type HeroView = Pick<CarCardView, 'href' | 'price' | 'picture' | 'drawing'> & { title: string }

/** The first hot car with a picture, else the first one with its drawing; null in an empty catalogue. */
export function chooseHero(cars: readonly CarCardView[]): HeroView | null {
  const car = cars.find(({ picture }) => picture !== null) ?? cars[0]
  if (!car) return null
  const { href, price, picture, drawing } = car
  return { href, title: modelTitle(car), price, picture, drawing }
}
