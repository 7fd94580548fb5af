import { AppError } from '#contract/errors.ts'
import type { AddDealerNoteInput, DealerDetail } from '#contract/staff-dealer.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { cleanText, isBlank } from '#core/domain/text/index.ts'
import { changeDealer } from './change-dealer.ts'

/** Writes a note of at most 5,000 characters, for the staff alone. Permission `dealer.write`. Throws `not_found`, `validation_failed`. */
export async function addDealerNote({ ctx, input }: { ctx: Ctx; input: AddDealerNoteInput }): Promise<DealerDetail> {
  const staffId = requirePermission(ctx, 'dealer.write')
  const text = cleanText(input.text, 5000)
  if (isBlank(text)) throw new AppError('validation_failed', { issues: [{ path: 'text', key: 'required' }] })
  return changeDealer({
    ctx,
    id: input.id,
    staffId,
    decide: async (_found, tx) => {
      // What is noted is searched for with what was written.
      await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'dealer', id: input.id })
      return { set: {}, event: { kind: 'note_added', detail: { text } }, audit: { characters: text.length } }
    },
  })
}
