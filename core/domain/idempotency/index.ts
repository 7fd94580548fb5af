export { claimKey, fingerprint, KEY_LIFETIME_MS, type KeyClaim } from './claim-key.ts'
export { deleteExpiredKeys } from './delete-expired-keys.ts'
