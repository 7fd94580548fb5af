import { asc, desc, eq, inArray } from 'drizzle-orm'
import { DEALER_TRANSITIONS } from '#contract/dealer-values.ts'
import { AppError } from '#contract/errors.ts'
import type { DealerDetail, DealerEvent } from '#contract/staff-dealer.ts'
import type { Tx } from '#core/db/client.ts'
import { dealerApplication, dealerApplicationEvent, staff } from '#core/db/schema/index.ts'
import { readMails } from '#core/domain/mail-delivery/index.ts'
import { selectRows } from './dealer-row.ts'
import { readDocuments } from './read-status.ts'

/** Everything known about an application. Throws `not_found`. The caller has checked the permission. */
export async function readDealer(db: Tx, id: number): Promise<DealerDetail> {
  const [row] = await selectRows(db, eq(dealerApplication.id, id), { orderBy: [desc(dealerApplication.id)], limit: 1, offset: 0 })
  const [facts] = await selectFacts(db, id)
  if (!row || !facts) throw new AppError('not_found')
  const [documents, events, mails] = await Promise.all([readDocuments(db, id), readEvents(db, id), readMails(db, { dealerApplicationId: id })])
  const { detail, updatedAt, ...told } = facts
  return {
    ...row,
    ...told,
    first_touch: touchIn(detail['first_touch']),
    last_touch: touchIn(detail['last_touch']),
    updated_at: updatedAt.toISOString(),
    documents,
    events,
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

async function readEvents(db: Tx, id: number): Promise<DealerEvent[]> {
  const rows = await db
    .select({
      id: dealerApplicationEvent.id,
      kind: dealerApplicationEvent.kind,
      createdAt: dealerApplicationEvent.createdAt,
      staffId: dealerApplicationEvent.staffId,
      detail: dealerApplicationEvent.detail,
    })
    .from(dealerApplicationEvent)
    .where(eq(dealerApplicationEvent.dealerApplicationId, id))
    .orderBy(asc(dealerApplicationEvent.createdAt), asc(dealerApplicationEvent.id))
  const owners = rows.flatMap((row) => (row.kind === 'owner_changed' ? [row.detail['from'], row.detail['to']] : []))
  const people = await readPeople(db, [...rows.map((row) => row.staffId), ...owners])
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    created_at: row.createdAt.toISOString(),
    staff: people(row.staffId),
    detail: row.kind === 'owner_changed' ? { from: people(row.detail['from']), to: people(row.detail['to']) } : row.detail,
  }))
}

type Person = { id: number; name: string }

async function readPeople(db: Tx, ids: readonly unknown[]): Promise<(id: unknown) => Person | null> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'number')
  const rows = wanted.length === 0 ? [] : await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, wanted))
  const known = new Map<unknown, Person>(rows.map((row) => [row.id, row]))
  return (id) => known.get(id) ?? null
}
