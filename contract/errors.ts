/**
 * The one table of errors: wire code, HTTP status and message key (`i18n/messages/<locale>/api.json`).
 * `code:0` means committed (R14.3). 4101 is fixed (R12.5).
 */
export const ERRORS = {
  bad_request: { code: 4000, status: 400 },
  invalid_json: { code: 4001, status: 400 },
  validation_failed: { code: 4002, status: 400 },
  enquiry_required: { code: 4003, status: 400 },
  application_required: { code: 4007, status: 400 },
  unknown_key: { code: 4004, status: 400 },
  sensitive_in_query: { code: 4005, status: 400 },
  json_too_deep: { code: 4006, status: 400 },
  common_password: { code: 4009, status: 400 },
  wrong_password: { code: 4008, status: 400 },
  token_invalid: { code: 4101, status: 401 },
  login_failed: { code: 4102, status: 401 },
  second_factor_required: { code: 4103, status: 401 },
  second_factor_failed: { code: 4104, status: 401 },
  setup_link_invalid: { code: 4105, status: 401 },
  signature_invalid: { code: 4106, status: 401 },
  signature_expired: { code: 4107, status: 401 },
  signature_used: { code: 4108, status: 401 },
  link_invalid: { code: 4109, status: 401 },
  verify_needs_password: { code: 4110, status: 401 },
  forbidden: { code: 4301, status: 403 },
  cross_site: { code: 4302, status: 403 },
  not_found: { code: 4401, status: 404 },
  unknown_path: { code: 4402, status: 404 },
  method_not_allowed: { code: 4501, status: 405 },
  conflict: { code: 4901, status: 409 },
  idempotency_in_progress: { code: 4902, status: 409 },
  payload_too_large: { code: 4131, status: 413 },
  uri_too_long: { code: 4141, status: 414 },
  unsupported_media_type: { code: 4151, status: 415 },
  too_many_pixels: { code: 4132, status: 413 },
  media_type_refused: { code: 4152, status: 415 },
  media_unreadable: { code: 4222, status: 422 },
  documents_refused: { code: 4224, status: 422 },
  media_in_use: { code: 4903, status: 409 },
  mail_taken: { code: 4904, status: 409 },
  stage_step_refused: { code: 4905, status: 409 },
  idempotency_mismatch: { code: 4221, status: 422 },
  rate_limited: { code: 4291, status: 429 },
  internal: { code: 5000, status: 500 },
  unavailable: { code: 5031, status: 503 },
  storage_full: { code: 5071, status: 507 },
} as const

export type ErrorKey = keyof typeof ERRORS

/** A field and the key of what is wrong with it; never a sentence, never the submitted value. */
export type FieldIssue = { path: string; key: string }

/** An expected failure. Adapters turn it into the envelope with `ERRORS[key]`; anything else answers `internal`. */
export class AppError extends Error {
  readonly key: ErrorKey
  readonly issues: readonly FieldIssue[]
  readonly retryAfterSeconds: number | null

  /** `cause` is for the log; it never reaches an answer. */
  constructor(key: ErrorKey, options: { issues?: readonly FieldIssue[]; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(key, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.key = key
    this.issues = options.issues ?? []
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

/** Recognises an `AppError` by its shape, so that two copies of this module in one process agree. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'key' in error && String(error.key) in ERRORS
}
