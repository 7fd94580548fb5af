export { createApi, type ApiDeps } from './create-api.ts'
