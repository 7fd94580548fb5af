export { DEFAULT_MENU } from './default-menu.ts'
export { listMenuColumns, seedMenu } from './menu-columns.ts'
