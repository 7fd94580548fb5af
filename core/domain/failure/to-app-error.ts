import { AppError, isAppError } from '#contract/errors.ts'
import { isUnavailable } from '#core/db/pg-error.ts'

const RETRY_AFTER_SECONDS = 5

/** What was thrown as one of `ERRORS`: an expected failure as it is, a database that cannot answer now as `unavailable`, all else `internal`. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error
  return isUnavailable(error)
    ? new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error })
    : new AppError('internal', { cause: error })
}
