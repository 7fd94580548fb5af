export { listLeadCountries } from './list-lead-countries.ts'
export { readDashboard, readNewEnquiries } from './read-dashboard.ts'
