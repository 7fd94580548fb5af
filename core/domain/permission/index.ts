export { changedLanguages, requireLanguages } from './require-languages.ts'
export { requireFieldRight, requirePermission } from './require-permission.ts'
