import { AppError } from '#contract/errors.ts'
import type { RecordEnquiryAnswer } from '#contract/enquiry.ts'
import { isUniqueViolation, LOCK_NOT_AVAILABLE, pgErrorOf } from '#core/db/pg-error.ts'
import type { Ctx } from '#core/domain/context.ts'
import { claimKey, type KeyClaim } from '#core/domain/idempotency/index.ts'
import { createReference } from './reference.ts'
import { writeEnquiry, type EnquiryFacts } from './write-enquiry.ts'

const REFERENCE_TRIES = 5

/** What is kept with the key: a code that opens something is made of it anew and stands nowhere. */
type StoredAnswer = Pick<RecordEnquiryAnswer, 'reference'>

/** Writes a lead with a reference of its own, once for each key, in one transaction. Throws `idempotency_mismatch`, `idempotency_in_progress`. */
export async function commitEnquiry(ctx: Ctx, facts: EnquiryFacts, claim: Omit<KeyClaim<StoredAnswer>, 'answer'>): Promise<StoredAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = { reference: createReference() }
    try {
      return await ctx.db.transaction(async (tx) => {
        const stored = await claimKey(tx, { ...claim, answer })
        if (stored !== null) return stored
        await writeEnquiry(tx, ctx, answer.reference, facts)
        return answer
      })
    } catch (error) {
      if (pgErrorOf(error)?.code === LOCK_NOT_AVAILABLE) throw new AppError('idempotency_in_progress', { retryAfterSeconds: 1 })
      if (attempt === REFERENCE_TRIES || !isUniqueViolation(error, 'enquiry_reference_key')) throw error
    }
  }
}
