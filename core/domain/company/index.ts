export { readCompany, seedCompany } from './read-company.ts'
