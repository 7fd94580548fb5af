export { bareNames } from './clean-params.ts'
export { createApi, type ApiDeps } from './create-api.ts'
export { failureResponse } from './failure.ts'
export { createRateLimits, DEFAULT_LIMITS, type GiveBack } from './rate-limits.ts'
