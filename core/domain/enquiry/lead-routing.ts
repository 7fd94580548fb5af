import type { EnquiryOrigin } from '#contract/enquiry-values.ts'
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
