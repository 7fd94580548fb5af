export { changedLanguages, requireLanguages } from './require-languages.ts'
export { requireFieldRight, requireOneOf, requirePermission } from './require-permission.ts'
