import { eq } from 'drizzle-orm'
import type { EnquiryOrigin } from '#contract/enquiry-values.ts'
import { AppError } from '#contract/errors.ts'
import { country, enquiry, enquiryItem } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { prepareRouting, type RoutingCase } from '#core/domain/routing/index.ts'
import type { EnquirySubject } from './find-subject.ts'
import type { NamedItem } from './name-items.ts'
import type { EnquiryDraft } from './read-draft.ts'

type NewLead = {
  draft: EnquiryDraft
  origin: EnquiryOrigin
  subject: EnquirySubject
  items: readonly NamedItem[]
  mobileE164: string | null
  whatsappE164: string | null
  now: Date
}

/** What decides whose a lead becomes that is about to be written. */
export function prepareLeadRouting(ctx: Ctx, { draft, origin, subject, items, mobileE164, whatsappE164, now }: NewLead): Promise<RoutingCase | null> {
  return prepareRouting(ctx, {
    locale: draft.locale,
    countryIso2: subject.countryIso2,
    brandSign: draft.brandSign || null,
    origin,
    at: now,
    asked: { ...subject, quantity: draft.quantity, items },
    buyer: { mail: draft.mail, mobileE164, whatsappE164 },
  })
}

/** The same for a lead that is there. Not inside of a transaction. Throws `not_found`. */
export async function prepareKnownLeadRouting(ctx: Ctx, id: number): Promise<RoutingCase | null> {
  const [row] = await ctx.db
    .select({ lead: enquiry, iso2: country.iso2 })
    .from(enquiry)
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .where(eq(enquiry.id, id))
  if (row === undefined) throw new AppError('not_found')
  const { lead } = row
  const items = await ctx.db
    .select({ kind: enquiryItem.kind, sign: enquiryItem.sign, quantity: enquiryItem.quantity })
    .from(enquiryItem)
    .where(eq(enquiryItem.enquiryId, id))
  return prepareRouting(ctx, { ...lead, countryIso2: row.iso2, at: ctx.ports.clock.now(), asked: { ...lead, items }, buyer: lead })
}
