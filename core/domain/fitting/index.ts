export { findFitting } from './find-fitting.ts'
export { listFittings } from './list-fittings.ts'
export { listFittingCards } from './list-fitting-cards.ts'
export { namesPart, readPartWords } from './read-part-words.ts'
