import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { EnquiryDetail, EnterEnquiryInput } from '#contract/staff-enquiry.ts'
import { enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { commitEntry, readEntry } from './commit-entry.ts'
import { readEnquiry } from './read-enquiry.ts'

/**
 * Takes in an enquiry that reached somebody of the staff: by a call, at a fair, on a business card. Nobody is written to; where they have been
 * spoken with already, it is answered. Permission `enquiry.write`. Throws `validation_failed` (a country or language that we do not know).
 */
export async function enterEnquiry({ ctx, input }: { ctx: Ctx; input: EnterEnquiryInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const { key, locale, ...written } = input
  if (!isLocale(locale)) throw unknown('locale')
  const read = await readEntry(ctx, { ...written, locale })
  if (input.country !== null && read.subject.countryId === null) throw unknown('country')
  const reference = await commitEntry(ctx, read, { staffId, key })
  const [row] = await ctx.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  if (row === undefined) throw new Error('An enquiry that was entered is gone')
  return readEnquiry(ctx, row.id)
}

function unknown(path: string): AppError {
  return new AppError('validation_failed', { issues: [{ path, key: 'unknown' }] })
}
