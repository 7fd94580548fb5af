export { acceptedValues } from './accepted-values.ts'
