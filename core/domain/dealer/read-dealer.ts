import { desc, eq } from 'drizzle-orm'
import { DEALER_TRANSITIONS } from '#contract/dealer-values.ts'
import { AppError } from '#contract/errors.ts'
import type { DealerDetail } from '#contract/staff-dealer.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerApplication } from '#core/db/schema/index.ts'
import { readMails } from '#core/domain/mail-delivery/index.ts'
import { selectRows } from './dealer-row.ts'
import { readEvents } from './read-events.ts'
import { readDocuments } from './read-status.ts'

/** Everything known about an application. Throws `not_found`. The caller has checked the permission. */
export async function readDealer(db: Tx, id: number): Promise<DealerDetail> {
  const [row] = await selectRows(db, eq(dealerApplication.id, id), { orderBy: [desc(dealerApplication.id)], limit: 1, offset: 0 })
  const [facts] = await selectFacts(db, id)
  if (!row || !facts) throw new AppError('not_found')
  const [documents, events, mails] = await Promise.all([readDocuments(db, id), readEvents(db, [id]), readMails(db, { dealerApplicationId: id })])
  const { detail, updatedAt, ...told } = facts
  return {
    ...row,
    ...told,
    first_touch: touchIn(detail['first_touch']),
    last_touch: touchIn(detail['last_touch']),
    updated_at: updatedAt.toISOString(),
    documents,
    events: events.get(id) ?? [],
    mails,
    next_stages: [...DEALER_TRANSITIONS[row.stage]],
  }
}

function selectFacts(db: Tx, id: number) {
  return db
    .select({
      mail: dealerApplication.mail,
      mobile: dealerApplication.mobile,
      mobile_e164: dealerApplication.mobileE164,
      whatsapp: dealerApplication.whatsapp,
      whatsapp_e164: dealerApplication.whatsappE164,
      business_kind: dealerApplication.businessKind,
      years_in_business: dealerApplication.yearsInBusiness,
      interests: dealerApplication.interests,
      brands: dealerApplication.brands,
      has_showroom: dealerApplication.hasShowroom,
      has_workshop: dealerApplication.hasWorkshop,
      remark: dealerApplication.remark,
      detail: dealerApplication.detail,
      updatedAt: dealerApplication.updatedAt,
    })
    .from(dealerApplication)
    .where(eq(dealerApplication.id, id))
}

function touchIn(value: unknown): Record<string, string> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : null
}
