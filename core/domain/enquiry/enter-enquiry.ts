import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { EnquiryDetail, EnterEnquiryInput } from '#contract/staff-enquiry.ts'
import { enquiry } from '#core/db/schema/index.ts'
import { findCarsByName } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { commitEntry, readEntry, unusableNumber } from './commit-entry.ts'
import { readEnquiry } from './read-enquiry.ts'

/**
 * Takes in an enquiry that reached somebody of the staff: by a call, at a fair, on a business card. Nobody is written to; where they have been
 * spoken with already, it is answered. Permission `enquiry.write`. Throws `validation_failed` (a country or language that we do not know;
 * `unusable_number` where nothing else is known than a number that reaches nobody).
 */
export async function enterEnquiry({ ctx, input }: { ctx: Ctx; input: EnterEnquiryInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  const { key, locale, ...written } = input
  if (!isLocale(locale)) throw unknown('locale')
  const named = await findCarsByName({ ctx, input: { names: input.subject === null ? [] : [input.subject] } })
  const read = await readEntry(ctx, { ...written, locale }, named)
  if (input.country !== null && read.subject.countryId === null) throw unknown('country')
  const number = unusableNumber(read)
  if (number !== null) throw new AppError('validation_failed', { issues: [{ path: number, key: 'unusable_number' }] })
  const reference = await commitEntry(ctx, read, { staffId, key })
  const [row] = await ctx.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  if (row === undefined) throw new Error('An enquiry that was entered is gone')
  return readEnquiry(ctx, row.id)
}

function unknown(path: string): AppError {
  return new AppError('validation_failed', { issues: [{ path, key: 'unknown' }] })
}
