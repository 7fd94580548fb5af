export { listFittings } from './list-fittings.ts'
export { listFittingCards } from './list-fitting-cards.ts'
