export { forgiveAttempts, purgeAttempts, reserveAttempt, returnOnFailure, tryAttempt } from './attempts.ts'
export { bucketDigest, waitSeconds, type Limit, type Pace } from './limit.ts'
export { FEW_AN_HOUR, mailLimits } from './mail-limit.ts'
