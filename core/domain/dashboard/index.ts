export { listLeadCountries } from './list-lead-countries.ts'
export { readDashboard, readNews } from './read-dashboard.ts'
