export { createApi, type ApiBindings, type ApiDeps } from './create-api.ts'
