export { listWebLinks } from './list-web-links.ts'
export { saveWebLink } from './save-web-link.ts'
