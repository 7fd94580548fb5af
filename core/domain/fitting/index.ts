export { listFittings } from './list-fittings.ts'
