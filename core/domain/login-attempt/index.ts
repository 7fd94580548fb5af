export { forgiveAttempts, purgeAttempts, reserveAttempt, returnAttempt } from './attempts.ts'
export { bucketDigest, waitSeconds, type Limit } from './limit.ts'
