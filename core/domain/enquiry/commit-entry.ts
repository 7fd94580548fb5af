import type { EnterEnquiryInput } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { fingerprint, nameClaim } from '#core/domain/idempotency/index.ts'
import { startedClock, STOPPED } from '#core/domain/reply-clock/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { commitEnquiry } from './commit-enquiry.ts'
import { findSubject, type EnquirySubject } from './find-subject.ts'
import { prepareLeadRouting } from './lead-routing.ts'
import { isReachable, toE164 } from './phone.ts'
import { readDraft, type EnquiryDraft } from './read-draft.ts'

/** Of what staff enter, where the wire of the site says `Auto-Chat`. */
const SOURCE = 'Staff'

/** One enquiry as staff know it; `country`: a name or a code. `list`: what the list was called that it stood in. */
export type Entry = Omit<EnterEnquiryInput, 'key' | 'locale' | 'country'> & { locale: Locale; country: string | null; list?: string }

/** What an entry says, read as an enquiry of the site is. What names nothing of the catalogue stays as the words for what was asked about. */
export type ReadEntry = { entry: Entry; wire: Record<string, unknown>; draft: EnquiryDraft; subject: EnquirySubject }

/** `named`: signs of the cars that are named in words. */
export async function readEntry(ctx: Ctx, entry: Entry, named: ReadonlyMap<string, string>): Promise<ReadEntry> {
  const { channel: _channel, company: _company, is_mine: _isMine, is_reached: _isReached, list: _list, locale, subject: sign, ...written } = entry
  const wire = { ...written, from: SOURCE, lang: locale, country: entry.country ?? '', car_model_sign: named.get(sign ?? '') ?? sign ?? '' }
  const draft = readDraft(wire, locale)
  const subject = await findSubject(ctx, draft)
  if (hasThing(subject)) return { entry, wire, draft, subject }
  return { entry, wire, draft: { ...draft, carModelSign: '', carModelName: draft.carModelSign }, subject }
}

/** The number that somebody is to be reached by and cannot be; null where there is another way, or one that can. */
export function unusableNumber({ draft, subject }: ReadEntry): 'mobile' | 'whatsapp' | null {
  const numbers = (['mobile', 'whatsapp'] as const).filter((name) => draft[name] !== '')
  if (draft.mail !== '' || numbers.some((name) => isReachable(draft[name], subject.countryIso2))) return null
  return numbers[0] ?? null
}

/** Whether it names something of the catalogue. */
export function hasThing({ carId, usedCarId, fittingId }: EnquirySubject): boolean {
  return carId !== null || usedCarId !== null || fittingId !== null
}

/** `gathering`: under which its owner is told of it together with others. Writes an entry once for each key of its writer. Throws `idempotency_mismatch`, `idempotency_in_progress`. */
export async function commitEntry(
  ctx: Ctx,
  { entry, wire, draft, subject }: ReadEntry,
  { staffId, key, gathering = null }: { staffId: number | null; key: string; gathering?: string | null },
): Promise<string> {
  const now = ctx.ports.clock.now()
  const mobileE164 = toE164(draft.mobile, subject.countryIso2)
  const whatsappE164 = toE164(draft.whatsapp, subject.countryIso2)
  const facts = {
    input: wire,
    draft,
    subject,
    items: [],
    history: { earlierReference: null, copies: 0, recentCount: 0 },
    verdict: { isQuarantined: false, score: 0, reasons: [] },
    mobileE164,
    whatsappE164,
    // Whoever called or left a card waits, unless they were spoken with.
    clock: entry.is_reached ? STOPPED : await startedClock(ctx),
    routing: entry.is_mine ? null : await prepareLeadRouting(ctx, { draft, origin: 'entered', subject, items: [], mobileE164, whatsappE164, now }),
    network: null,
    userAgent: null,
    now,
    entry: {
      staffId,
      channel: entry.channel,
      list: entry.list ?? null,
      gathering,
      company: entry.company === '' ? null : entry.company,
      isMine: entry.is_mine,
      isReached: entry.is_reached,
    },
  }
  const claim = nameClaim({ verb: 'enquiry-entry', actor: ctx.actor, idempotencyKey: key, payloadHash: fingerprint(entry), now })
  const { reference } = await commitEnquiry(ctx, facts, claim)
  return reference
}
