export { listsIn, readLists, readListWords, type CompanyLists } from './company-lists.ts'
export { readCompany } from './read-company.ts'
