export { listMenuColumns } from './menu-columns.ts'
