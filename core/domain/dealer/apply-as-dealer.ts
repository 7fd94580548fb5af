import type { ApplyAsDealerAnswer, ApplyAsDealerInput } from '#contract/dealer.ts'
import { AppError, isAppError, type FieldIssue } from '#contract/errors.ts'
import type { Tx } from '#core/db/client.ts'
import { isUniqueViolation, LOCK_NOT_AVAILABLE, pgErrorOf } from '#core/db/pg-error.ts'
import type { Ctx } from '#core/domain/context.ts'
import { createReference, isMailAddress } from '#core/domain/enquiry/index.ts'
import { claimKey, fingerprint, nameClaim } from '#core/domain/idempotency/index.ts'
import { anonymousPrefix } from '#core/domain/ip-prefix/index.ts'
import { FEW_AN_HOUR, mailLimits, tryAttempt } from '#core/domain/login-attempt/index.ts'
import { withKeptFiles } from '#core/domain/stored-file/index.ts'
import { isBlank } from '#core/domain/text/index.ts'
import { discardAll, type ReceivedDocument } from '#core/domain/upload/index.ts'
import { findApplicationCountry, type ApplicationCountry } from './find-application-country.ts'
import { hasDocumentRoom } from './document-room.ts'
import { contentsOf, lackedRoom, offerDocuments, requireGoodDocuments, type OfferedDocument } from './keep-documents.ts'
import { applicationIdentity, readApplication, type ApplicationDraft } from './read-application.ts'
import { writeApplication, type ApplicationFacts } from './write-application.ts'

const REFERENCE_TRIES = 5

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
 * Opens a case for a dealer prospect (chapter 13). The files are kept first; application, event, documents, outbox jobs and idempotency
 * key are one transaction after that. Where there is no room for the documents now (quotas, a disk that is nearly full) the application is taken without
 * them, and the answer says so. Throws `application_required` (an issue per field: `required`, or `invalid` for the mail address), `documents_refused`
 * (an issue per document), `idempotency_mismatch`, `idempotency_in_progress`.
 */
export async function applyAsDealer({ ctx, input, documents, idempotencyKey, request }: ApplyAsDealer): Promise<ApplyAsDealerAnswer> {
  try {
    const draft = readApplication(input, ctx.locale)
    const country = await findApplicationCountry(ctx, draft)
    requireFields(draft, country)
    requireGoodDocuments(documents)
    const now = ctx.ports.clock.now()
    const from = { network: anonymousPrefix(request.ip), userAgent: request.userAgent }
    return await commit(ctx, { input, draft, country, documents, ...from, ip: request.ip, now }, idempotencyKey)
  } finally {
    await discardAll(documents)
  }
}

type Facts = Omit<ApplicationFacts, 'isConfirmed'>

async function commit(ctx: Ctx, facts: Facts, idempotencyKey: string | null): Promise<ApplyAsDealerAnswer> {
  const payloadHash = fingerprint(applicationIdentity(facts.draft, contentsOf(facts.documents)))
  const claim = nameClaim({ verb: 'dealer', actor: ctx.actor, idempotencyKey, payloadHash, now: facts.now })
  const withDocuments = async (offered: readonly OfferedDocument[]) => withKeptFiles({ ctx, files: offered, work: () => write(ctx, { facts, offered, claim }) })
  try {
    return await withDocuments((await mayOffer(ctx, facts)) ? offerDocuments(facts.documents) : [])
  } catch (error) {
    // The disk became full after they had arrived.
    if (isAppError(error) && error.key === 'storage_full') return withDocuments([])
    throw error
  }
}

// Asked before the files are kept, so that past the quota nothing is written; what counts is asked again with the rows.
async function mayOffer(ctx: Ctx, facts: Facts): Promise<boolean> {
  if (facts.documents.length === 0 || lackedRoom(facts.documents)) return false
  return ctx.db.transaction((tx) => hasDocumentRoom(tx, facts))
}

type Write = { facts: Facts; offered: readonly OfferedDocument[]; claim: ReturnType<typeof nameClaim> }

async function write(ctx: Ctx, { facts, offered, claim }: Write): Promise<{ answer: ApplyAsDealerAnswer; named: string[] }> {
  for (let attempt = 1; ; attempt += 1) {
    const reference = createReference()
    try {
      return await ctx.db.transaction(async (tx) => {
        // Before the key is claimed, because the answer that is kept with it says what became of the documents.
        const documents = offered.length > 0 && (await hasDocumentRoom(tx, facts)) ? offered : []
        const answer = { reference, documents_left_out: facts.documents.length - documents.length }
        const stored = await claimKey(tx, { ...claim, answer })
        if (stored !== null) return { answer: stored, named: [] }
        const isConfirmed = await mayConfirm(tx, ctx, facts)
        await writeApplication(tx, ctx, { reference, facts: { ...facts, isConfirmed }, documents })
        return { answer, named: documents.map(({ storageKey }) => storageKey) }
      })
    } catch (error) {
      if (pgErrorOf(error)?.code === LOCK_NOT_AVAILABLE) throw new AppError('idempotency_in_progress', { retryAfterSeconds: 1 })
      if (attempt === REFERENCE_TRIES || !isUniqueViolation(error, 'dealer_application_reference_key')) throw error
    }
  }
}

// The form must not serve to flood somebody's mailbox, nor may a stranger use up the confirmation of who applies from elsewhere.
async function mayConfirm(tx: Tx, { ports }: Ctx, { draft, ip }: Pick<ApplicationFacts, 'draft' | 'ip'>): Promise<boolean> {
  const limits = mailLimits({ kind: 'dealer-apply', mail: draft.mail, ip, pace: FEW_AN_HOUR })
  return (await tryAttempt({ db: tx, ports }, limits)) !== null
}

function requireFields(draft: ApplicationDraft, country: ApplicationCountry | null): void {
  const required = { company: draft.company, name: draft.name, country: country?.name ?? draft.countryName, mail: draft.mail, mobile: draft.mobile }
  const issues: FieldIssue[] = Object.entries(required).flatMap(([path, value]) => (isBlank(value) ? [{ path, key: 'required' }] : []))
  // The way back to the application is sent there, so it must be an address.
  if (!isBlank(draft.mail) && !isMailAddress(draft.mail)) issues.push({ path: 'mail', key: 'invalid' })
  if (issues.length > 0) throw new AppError('application_required', { issues })
}
