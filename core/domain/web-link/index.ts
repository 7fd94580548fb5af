export { deleteWebLink } from './delete-web-link.ts'
export { listStaffWebLinks } from './list-staff-web-links.ts'
export { listWebLinks } from './list-web-links.ts'
export { saveWebLink } from './save-web-link.ts'
