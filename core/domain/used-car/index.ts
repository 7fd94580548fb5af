export { findUsedCar } from './find-used-car.ts'
export { listUsedCars } from './list-used-cars.ts'
export { listUsedCards } from './list-used-cards.ts'
