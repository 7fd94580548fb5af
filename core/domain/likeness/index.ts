export { kinOf, unlikeness, type Traits } from './likeness.ts'
