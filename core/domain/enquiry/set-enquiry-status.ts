import type { EnquiryDetail, SetEnquiryStatusInput } from '#contract/staff-enquiry.ts'
import type { EnquiryStatus } from '#contract/enquiry-values.ts'
import { AppError } from '#contract/errors.ts'
import { isClosedStatus, stageStep } from '#contract/pipeline-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { clockSince, readClockRules, STOPPED, type ClockRules, type ReplyClock } from '#core/domain/reply-clock/index.ts'
import { changeEnquiry, type Decide, type LockedEnquiry } from './change-enquiry.ts'
import { mayReopen } from './may-reopen.ts'

/**
 * Moves an enquiry to another status, where the table of steps lets it go there. One that is lost says why; one that was closed is opened again with a
 * note, by who looks after it or gives leads away. Nobody owes an answer in a closed state; one that is opened again without any waits as before.
 * Permission `enquiry.write`. Errors: `not_found`, `stage_step_refused` (`status`: what bars it), `validation_failed` (`loss_reason`, `note`).
 */
export async function setEnquiryStatus({ ctx, input }: { ctx: Ctx; input: SetEnquiryStatusInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const { id, ...stage } = input
  const decide = decideStage(ctx, { stage, rules: await readClockRules(ctx) })
  return changeEnquiry({ ctx, id, staffId, decide })
}

type Stage = Omit<SetEnquiryStatusInput, 'id'>

/** Throws `validation_failed` where a reason is missing for a lead that is lost, or given for another. */
export function requireLossReason({ status, loss_reason: reason }: Stage): void {
  const key = status === 'lost' ? (reason === undefined ? 'required' : null) : reason === undefined ? null : 'invalid_value'
  if (key !== null) throw new AppError('validation_failed', { issues: [{ path: 'loss_reason', key }] })
}

/** What a step changes of a lead; for one lead and for many. */
export function decideStage(ctx: Ctx, { stage, rules }: { stage: Stage; rules: ClockRules }): Decide {
  const { status, loss_reason: reason } = stage
  const note = stage.note ?? ''
  return async (found, tx) => {
    const step = stageStep(found.status, status, { isAnswered: found.firstResponseAt !== null, mayReopen: mayReopen(ctx.actor, found.ownerId) })
    if (step === null) return null
    if (step !== 'step' && step !== 'reopen') throw new AppError('stage_step_refused', { issues: [{ path: 'status', key: step }] })
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

function clockAfter(found: LockedEnquiry, status: EnquiryStatus, rules: ClockRules): Partial<ReplyClock> {
  if (isClosedStatus(status)) return STOPPED
  return isClosedStatus(found.status) && found.firstResponseAt === null && !found.isQuarantined ? clockSince(rules, found.createdAt) : {}
}
