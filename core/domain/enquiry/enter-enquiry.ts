import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { EnquiryDetail, EnterEnquiryInput } from '#contract/staff-enquiry.ts'
import { enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { fingerprint, nameClaim } from '#core/domain/idempotency/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { isLocale } from '#i18n/locales.ts'
import { commitEnquiry } from './commit-enquiry.ts'
import { findSubject } from './find-subject.ts'
import { toE164 } from './phone.ts'
import { readDraft } from './read-draft.ts'
import { readEnquiry } from './read-enquiry.ts'

/** Of what staff enter, where the wire of the site says `Auto-Chat`. */
const SOURCE = 'Staff'

/**
 * Takes in an enquiry that reached somebody of the staff: by a call, at a fair, on a business card. Nobody is written to; where they have been
 * spoken with already, it is answered. Permission `enquiry.write`. Throws `validation_failed` (a country or language that we do not know).
 */
export async function enterEnquiry({ ctx, input }: { ctx: Ctx; input: EnterEnquiryInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  if (!isLocale(input.locale)) throw new AppError('validation_failed', { issues: [{ path: 'locale', key: 'unknown' }] })
  const { key, channel, company, is_mine: isMine, is_reached: isReached, locale, subject: sign, ...written } = input
  const wire = { ...written, from: SOURCE, lang: locale, country: input.country ?? '', car_model_sign: sign ?? '' }
  const draft = readDraft(wire, locale)
  const subject = await findSubject(ctx, draft)
  if (input.country !== null && subject.countryId === null) throw new AppError('validation_failed', { issues: [{ path: 'country', key: 'unknown' }] })
  const now = ctx.ports.clock.now()
  const facts = {
    input: wire,
    draft,
    subject,
    items: [],
    history: { earlierReference: null, copies: 0, recentCount: 0 },
    verdict: { isQuarantined: false, score: 0, reasons: [] },
    mobileE164: toE164(draft.mobile, subject.countryIso2),
    whatsappE164: toE164(draft.whatsapp, subject.countryIso2),
    network: null,
    userAgent: null,
    now,
    entry: { staffId, channel, company: company === '' ? null : company, isMine, isReached },
  }
  const claim = nameClaim({ verb: 'enquiry-entry', actor: ctx.actor, idempotencyKey: key, payloadHash: fingerprint(input), now })
  const { reference } = await commitEnquiry(ctx, facts, claim)
  const [row] = await ctx.db.select({ id: enquiry.id }).from(enquiry).where(eq(enquiry.reference, reference))
  if (row === undefined) throw new Error('An enquiry that was entered is gone')
  return readEnquiry(ctx, row.id)
}
