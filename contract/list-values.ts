// Apart from the schemas, because browsers load these and must not load the validator.

/** Lists of steps and services that pages show, each with the entries of the product in their first order. */
export const COMPANY_LISTS = {
  process: ['1', '2', '3', '4', '5', '6', '7'],
  after_sales: ['1', '2', '3', '4'],
  provided: ['answer', 'parts', 'manuals', 'training', 'charging', 'warranty'],
  business: ['1', '2', '3', '4'],
  dealer_services: ['1', '2', '3', '4', '5', '6'],
  dealer_benefits: ['1', '2', '3', '4', '5', '6'],
  dealer_steps: ['1', '2', '3', '4', '5'],
  slogans: ['1', '2', '3', '4', '5', '6'],
} as const
export type CompanyList = keyof typeof COMPANY_LISTS
export const COMPANY_LIST_NAMES = Object.keys(COMPANY_LISTS) as CompanyList[]
