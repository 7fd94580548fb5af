export { listMenuColumns, seedMenu } from './menu-columns.ts'
