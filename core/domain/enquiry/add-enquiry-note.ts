import { AppError } from '#contract/errors.ts'
import type { AddEnquiryNoteInput, EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { cleanText, isBlank } from '#core/domain/text/index.ts'
import { changeEnquiry } from './change-enquiry.ts'

/** Writes a note of at most 5,000 characters to an enquiry. Permission `enquiry.write`. Throws `not_found`, `validation_failed`. */
export async function addEnquiryNote({ ctx, input }: { ctx: Ctx; input: AddEnquiryNoteInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const text = cleanText(input.text, 5000)
  if (isBlank(text)) throw new AppError('validation_failed', { issues: [{ path: 'text', key: 'required' }] })
  return changeEnquiry({
    ctx,
    id: input.id,
    staffId,
    decide: async (found, tx) => {
      // What is noted is searched for with what was written.
      await ctx.ports.jobs.send(tx, 'customer-link', { thing: 'enquiry', id: found.id })
      return {
        set: {},
        events: [{ kind: 'note_added', detail: { text } }],
        audit: { action: 'enquiry.note_added', detail: { characters: text.length } },
        isAnswer: false,
      }
    },
  })
}
