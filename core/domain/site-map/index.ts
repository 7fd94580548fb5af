export { countPublicPages, listPublicPages, PAGE_KINDS, type PageKind, type PublicPage } from './list-public-pages.ts'
