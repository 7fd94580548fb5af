export { readCompany } from './read-company.ts'
