export { findStaffLegalPage, listLegalPageRevisions, listStaffLegalPages, saveLegalPage } from './edit-legal-page.ts'
export { findLegalPage, listLegalPages } from './read-legal-pages.ts'
export { seedLegalPages } from './seed-legal-pages.ts'
