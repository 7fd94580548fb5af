import { AppError, type FieldIssue } from '#contract/errors.ts'
import type { RecordEnquiryAnswer, RecordEnquiryInput } from '#contract/enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { fingerprint, nameClaim } from '#core/domain/idempotency/index.ts'
import { anonymousPrefix } from '#core/domain/ip-prefix/index.ts'
import { startedClock, STOPPED } from '#core/domain/reply-clock/index.ts'
import { cleanLine, isBlank } from '#core/domain/text/index.ts'
import { commitEnquiry } from './commit-enquiry.ts'
import { findHistory } from './find-history.ts'
import { findSubject, type EnquirySubject } from './find-subject.ts'
import { prepareLeadRouting } from './lead-routing.ts'
import { nameItems, type NamedItem } from './name-items.ts'
import { toE164 } from './phone.ts'
import { draftIdentity, readDraft, type EnquiryDraft } from './read-draft.ts'
import { scoreSpam } from './spam-score.ts'
import { ensureStatusKey, statusCodeOf } from './status-code.ts'
import type { EnquiryFacts } from './write-enquiry.ts'

type RecordEnquiry = {
  ctx: Ctx
  input: RecordEnquiryInput
  /** From the client, kept seven days for this caller alone; null: the content decides for ten minutes. */
  idempotencyKey: string | null
  request: { ip: string | null; userAgent: string | null }
}

/**
 * Turns what a buyer wrote into a lead (chapter 10). Lead, event, attribution, outbox jobs and idempotency key
 * are one transaction: when this resolves, they are on disk. The answer has the code that opens the enquiry's state (R10.24). A format is never a reason to refuse; suspicious enquiries are kept in quarantine.
 * Throws `enquiry_required` with an issue per missing field, `idempotency_mismatch`, `idempotency_in_progress`.
 */
export async function recordEnquiry({ ctx, input, idempotencyKey, request }: RecordEnquiry): Promise<RecordEnquiryAnswer> {
  const draft = readDraft(input, ctx.locale)
  const subject = await findSubject(ctx, draft)
  requireFive(draft, subject)
  const facts = await gatherFacts({ ctx, input, draft, subject, request })
  const payloadHash = fingerprint(draftIdentity(draft))
  // Before the lead is written: what follows its commit cannot fail.
  const statusKey = await ensureStatusKey(ctx)
  const { reference } = await commitEnquiry(ctx, facts, nameClaim({ verb: 'enquiry', actor: ctx.actor, idempotencyKey, payloadHash, now: facts.now }))
  return { reference, status_code: statusCodeOf(statusKey, reference) }
}

type Gathering = { ctx: Ctx; input: RecordEnquiryInput; draft: EnquiryDraft; subject: EnquirySubject; request: RecordEnquiry['request'] }

async function gatherFacts({ ctx, input, draft, subject, request }: Gathering): Promise<EnquiryFacts> {
  const now = ctx.ports.clock.now()
  const mobileE164 = toE164(draft.mobile, subject.countryIso2)
  const whatsappE164 = toE164(draft.whatsapp, subject.countryIso2)
  const [history, items, clock] = await Promise.all([
    findHistory(ctx.db, { mail: draft.mail, mobileE164, remark: draft.remark }, now),
    nameItems(ctx, draft.items),
    startedClock(ctx),
  ])
  const verdict = scoreSpam({ ...draft, remark: writtenIn(draft, items), copies: history.copies, recentCount: history.recentCount })
  return {
    input,
    draft,
    subject,
    items,
    history,
    verdict,
    mobileE164,
    whatsappE164,
    clock: verdict.isQuarantined ? STOPPED : clock,
    routing: verdict.isQuarantined ? null : await prepareLeadRouting(ctx, { draft, origin: draft.origin, subject, items, mobileE164, whatsappE164, now }),
    network: anonymousPrefix(request.ip),
    userAgent: cleanLine(request.userAgent, 300) || null,
    entry: null,
    now,
  }
}

// Port, notes and what the catalogue does not know are repeated to the buyer: what is judged of the message is judged of them too.
function writtenIn({ remark, destinationPort }: EnquiryDraft, items: readonly NamedItem[]): string {
  const noted = items.flatMap(({ name, sign, note }) => (name === null ? [sign, note] : [note]))
  return [remark, destinationPort, ...noted].filter((text) => text !== '').join('\n')
}

// The five of R10.1. A country chosen by id counts although its name was not sent (forms without JavaScript).
function requireFive(draft: EnquiryDraft, subject: EnquirySubject): void {
  const required = { name: draft.name, mobile: draft.mobile, mail: draft.mail, country: draft.countryName || (subject.countryName ?? ''), remark: draft.remark }
  const issues: FieldIssue[] = Object.entries(required).flatMap(([path, value]) => (isBlank(value) ? [{ path, key: 'required' }] : []))
  if (issues.length > 0) throw new AppError('enquiry_required', { issues })
}
