import { DEALER_TRANSITIONS, TOLD_DEALER_STAGES } from '#contract/dealer-values.ts'
import { AppError } from '#contract/errors.ts'
import type { DealerDetail, SetDealerStageInput } from '#contract/staff-dealer.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { cleanText } from '#core/domain/text/index.ts'
import { changeDealer } from './change-dealer.ts'

const LONGEST_MESSAGE = 2000

/**
 * Moves an application to another stage; where it concerns the applicant they get a mail with the message, if there is one. Permission
 * `dealer.write`. Throws `not_found`, `conflict` (no way leads there from the present stage), `validation_failed` (materials are asked for
 * without saying which).
 */
export async function setDealerStage({ ctx, input }: { ctx: Ctx; input: SetDealerStageInput }): Promise<DealerDetail> {
  const staffId = requirePermission(ctx, 'dealer.write')
  const message = cleanText(input.message, LONGEST_MESSAGE)
  if (input.stage === 'materials_requested' && message === '') throw new AppError('validation_failed', { issues: [{ path: 'message', key: 'required' }] })
  return changeDealer({
    ctx,
    id: input.id,
    staffId,
    decide: ({ stage, isQuarantined }) => {
      if (stage === input.stage) return null
      if (!DEALER_TRANSITIONS[stage].includes(input.stage)) throw new AppError('conflict')
      const moved = { from: stage, to: input.stage }
      return {
        set: { stage: input.stage },
        event: { kind: 'stage_changed', detail: message === '' ? moved : { ...moved, message } },
        audit: moved,
        isTold: !isQuarantined && TOLD_DEALER_STAGES.some((told) => told === input.stage),
      }
    },
  })
}
