export { countWiderAllCars } from './count-wider-all-cars.ts'
export { listAllCars } from './list-all-cars.ts'
