import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { ApplyAsDealerAnswer, ApplyAsDealerInput } from '#contract/dealer.ts'
import { AppError, type FieldIssue } from '#contract/errors.ts'
import { isUniqueViolation, LOCK_NOT_AVAILABLE, pgErrorOf } from '#core/db/pg-error.ts'
import { dealerApplication } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { createReference, isMailAddress } from '#core/domain/enquiry/index.ts'
import { claimKey, fingerprint, nameClaim } from '#core/domain/idempotency/index.ts'
import { isBlank } from '#core/domain/text/index.ts'
import { discardAll, type ReceivedDocument } from '#core/domain/upload/index.ts'
import { findApplicationCountry, type ApplicationCountry } from './find-application-country.ts'
import { contentsOf, createKeptFiles, requireGoodDocuments } from './keep-documents.ts'
import { applicationIdentity, readApplication, type ApplicationDraft } from './read-application.ts'
import { writeApplication, type ApplicationFacts } from './write-application.ts'

const REFERENCE_TRIES = 5
const HOUR_MS = 3600_000
/** Applications of one address in an hour that are confirmed by mail: the form must not serve to flood somebody's mailbox. */
const CONFIRMED_AN_HOUR = 3

type ApplyAsDealer = {
  ctx: Ctx
  input: ApplyAsDealerInput
  /** Taken in by `receiveForm`; kept or discarded here, whatever happens. */
  documents: readonly ReceivedDocument[]
  /** From the client, kept seven days for this caller alone; null: the content decides for ten minutes. */
  idempotencyKey: string | null
  request: { ip: string | null; userAgent: string | null }
}

/**
 * Opens a case for a dealer prospect (specification section 1; product section 3). Application, event, documents, outbox jobs and idempotency
 * key are one transaction. Throws `application_required` (an issue per field: `required`, or `invalid` for the mail address), `documents_refused`
 * (an issue per document), `idempotency_mismatch`, `idempotency_in_progress`.
 */
export async function applyAsDealer({ ctx, input, documents, idempotencyKey, request }: ApplyAsDealer): Promise<ApplyAsDealerAnswer> {
  try {
    const draft = readApplication(input, ctx.locale)
    const country = await findApplicationCountry(ctx, draft)
    requireFields(draft, country)
    requireGoodDocuments(documents)
    const now = ctx.ports.clock.now()
    const isConfirmed = (await countRecent(ctx, draft.mail, now)) < CONFIRMED_AN_HOUR
    return await commit(ctx, { input, draft, country, documents, request, now, isConfirmed }, idempotencyKey)
  } finally {
    await discardAll(documents)
  }
}

async function commit(ctx: Ctx, facts: ApplicationFacts, idempotencyKey: string | null): Promise<ApplyAsDealerAnswer> {
  const payloadHash = fingerprint(applicationIdentity(facts.draft, contentsOf(facts.documents)))
  const claim = nameClaim({ verb: 'dealer', actor: ctx.actor, idempotencyKey, payloadHash, now: facts.now })
  for (let attempt = 1; ; attempt += 1) {
    const answer = { reference: createReference() }
    const kept = createKeptFiles(ctx)
    try {
      return await ctx.db.transaction(async (tx) => {
        const stored = await claimKey(tx, { ...claim, answer })
        if (stored !== null) return stored
        await writeApplication(tx, ctx, { reference: answer.reference, facts, kept })
        return answer
      })
    } catch (error) {
      await kept.undo()
      if (pgErrorOf(error)?.code === LOCK_NOT_AVAILABLE) throw new AppError('idempotency_in_progress', { retryAfterSeconds: 1 })
      if (attempt === REFERENCE_TRIES || !isUniqueViolation(error, 'dealer_application_reference_key')) throw error
    }
  }
}

function requireFields(draft: ApplicationDraft, country: ApplicationCountry | null): void {
  const required = { company: draft.company, name: draft.name, country: country?.name ?? draft.countryName, mail: draft.mail, mobile: draft.mobile }
  const issues: FieldIssue[] = Object.entries(required).flatMap(([path, value]) => (isBlank(value) ? [{ path, key: 'required' }] : []))
  // The way back to the application is sent there, so it must be an address.
  if (!isBlank(draft.mail) && !isMailAddress(draft.mail)) issues.push({ path: 'mail', key: 'invalid' })
  if (issues.length > 0) throw new AppError('application_required', { issues })
}

async function countRecent(ctx: Ctx, mail: string, now: Date): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(dealerApplication)
    .where(and(eq(sql`lower(${dealerApplication.mail})`, mail.toLowerCase()), gt(dealerApplication.createdAt, new Date(now.getTime() - HOUR_MS))))
  return row?.total ?? 0
}
