export { changeRole, countLeadsOf, countLeadsOfRole, shutOut, writeRole } from './leave-leads.ts'
