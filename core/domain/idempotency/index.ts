export { claimKey, fingerprint, type KeyClaim } from './claim-key.ts'
export { deleteExpiredKeys } from './delete-expired-keys.ts'
export { nameClaim } from './name-claim.ts'
