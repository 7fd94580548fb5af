import type { EnquiryDetail, SetEnquiryStatusInput } from '#contract/staff-enquiry.ts'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import { AppError } from '#contract/errors.ts'
import { isClosedStatus, stageStep } from '#contract/pipeline-values.ts'
import type { Tx } from '#core/db/client.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { clockSince, readClockRules, STOPPED, type ClockRules, type ReplyClock } from '#core/domain/reply-clock/index.ts'
import { changeEnquiry, type Decide, type EnquiryChange, type LockedEnquiry } from './change-enquiry.ts'
import { mayReopen } from './may-reopen.ts'

/**
 * Moves an enquiry to another status, where the table of steps lets it go there. One that is lost says why; one that was closed is opened again with a
 * note, by who looks after it or gives leads away. One that is won although nobody has answered the buyer says in a note how. Nobody owes an answer in a closed state; one that is opened again without any waits as before. Lost
 * once more: its reason and note are corrected. Permission `enquiry.write`. Errors: `not_found`; `conflict` where it is not in the state `from` any more;
 * `stage_step_refused` (`status`: what bars it); `validation_failed` (`loss_reason`, `note`).
 */
export async function setEnquiryStatus({ ctx, input }: { ctx: Ctx; input: SetEnquiryStatusInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const { id, from, ...stage } = input
  const step = decideStage(ctx, { stage, from, rules: await readClockRules(ctx) })
  const decide: Decide = (found, tx) => (found.status === 'lost' && stage.status === 'lost' ? correctLoss(ctx, { found, tx, stage, from }) : step(found, tx))
  return changeEnquiry({ ctx, id, staffId, decide })
}

type Stage = Omit<SetEnquiryStatusInput, 'id' | 'from'>
type From = EnquiryStatus | undefined

/** Throws `validation_failed` where a reason is missing for a lead that is lost, or given for another. */
export function requireLossReason({ status, loss_reason: reason }: Stage): void {
  const key = status === 'lost' ? (reason === undefined ? 'required' : null) : reason === undefined ? null : 'invalid_value'
  if (key !== null) throw new AppError('validation_failed', { issues: [{ path: 'loss_reason', key }] })
}

/** What a step changes of a lead; for one lead and for many. `from`: where it was as it was read, undefined where nobody says. */
export function decideStage(ctx: Ctx, { stage, from, rules }: { stage: Stage; from: From; rules: ClockRules }): Decide {
  const { status, loss_reason: reason } = stage
  const note = stage.note ?? ''
  return async (found, tx) => {
    const step = stageStep(found.status, status, { isAnswered: found.firstResponseAt !== null, mayReopen: mayReopen(ctx.actor, found.ownerId) })
    if (step === null) return null
    requireFrom(from, found)
    if (step === 'tell' && note === '') throw new AppError('stage_step_refused', { issues: [{ path: 'status', key: 'not_in_contact' }] })
    if (step !== 'step' && step !== 'reopen' && step !== 'tell') throw new AppError('stage_step_refused', { issues: [{ path: 'status', key: step }] })
    requireLossReason(stage)
    if (step === 'reopen' && note === '') throw new AppError('validation_failed', { issues: [{ path: 'note', key: 'required' }] })
    // What is noted is searched for with what was written.
    if (note !== '') await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id: found.id })
    const moved = { from: found.status, to: status, ...(reason === undefined ? {} : { reason }) }
    return {
      set: { status, lossReason: reason ?? null, lossNote: status === 'lost' && note !== '' ? note : null, ...clockAfter(found, status, rules) },
      events: [{ kind: 'status_changed', detail: note === '' ? moved : { ...moved, text: note } }],
      audit: { action: 'enquiry.status_changed', detail: moved },
      isAnswer: false,
    }
  }
}

type Correction = { found: LockedEnquiry; tx: Tx; stage: Stage; from: From }

/** Why a lead was lost, put right; what is said of it already changes nothing. */
async function correctLoss(ctx: Ctx, { found, tx, stage, from }: Correction): Promise<EnquiryChange | null> {
  requireLossReason(stage)
  const { loss_reason: reason = null, note = found.lossNote ?? '' } = stage
  const isSaid = note === (found.lossNote ?? '')
  if (reason === found.lossReason && isSaid) return null
  requireFrom(from, found)
  const isNew = !isSaid && note !== ''
  if (isNew) await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id: found.id })
  const corrected = { from: found.lossReason, to: reason }
  return {
    set: { lossReason: reason, lossNote: note === '' ? null : note },
    events: [{ kind: 'loss_corrected', detail: isNew ? { ...corrected, text: note } : corrected }],
    audit: { action: 'enquiry.loss_corrected', detail: corrected },
    isAnswer: false,
  }
}

// Whoever saw another state decided about another lead.
function requireFrom(from: From, { status }: LockedEnquiry): void {
  if (from !== undefined && from !== status) throw new AppError('conflict')
}

function clockAfter(found: LockedEnquiry, status: EnquiryStatus, rules: ClockRules): Partial<ReplyClock> {
  if (isClosedStatus(status)) return STOPPED
  return isClosedStatus(found.status) && found.firstResponseAt === null && !found.isQuarantined ? clockSince(rules, found.createdAt) : {}
}
