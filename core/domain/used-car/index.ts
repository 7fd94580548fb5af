export { countUsedCarFacets } from './count-used-car-facets.ts'
export { findUsedCar } from './find-used-car.ts'
export { listUsedCars } from './list-used-cars.ts'
export { listUsedCards } from './list-used-cards.ts'
