export { requirePermission } from './require-permission.ts'
