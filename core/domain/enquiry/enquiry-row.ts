import { eq, sql, type SQL } from 'drizzle-orm'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import type { Tx } from '#core/db/client.ts'
import { country, enquiry, staff } from '#core/db/schema/index.ts'
import { MAIL_TROUBLE_OF } from '#core/domain/mail-delivery/index.ts'
import { ITEM_COUNTS } from './item-counts.ts'

const NEXT_TASK = sql<EnquiryRow['next_task']>`(
  select json_build_object('title', t.title, 'due_at', t.due_at, 'time_zone', t.time_zone)
  from task t where t.enquiry_id = enquiry.id and t.done_at is null order by t.due_at, t.id limit 1)`

const COLUMNS = {
  id: enquiry.id,
  reference: enquiry.reference,
  createdAt: enquiry.createdAt,
  name: enquiry.name,
  mail: enquiry.mail,
  mobile: enquiry.mobile,
  countryName: enquiry.countryName,
  countryIso2: country.iso2,
  locale: enquiry.locale,
  origin: enquiry.origin,
  brandName: enquiry.brandName,
  carModelName: enquiry.carModelName,
  status: enquiry.status,
  ownerId: enquiry.ownerId,
  ownerName: staff.name,
  isQuarantined: enquiry.isQuarantined,
  spamScore: enquiry.spamScore,
  firstResponseAt: enquiry.firstResponseAt,
  awaitingSince: enquiry.awaitingSince,
  replyDueAt: enquiry.replyDueAt,
  replyWarnAt: enquiry.replyWarnAt,
  mailTrouble: MAIL_TROUBLE_OF.enquiry,
  lossReason: enquiry.lossReason,
  expectedValueCents: enquiry.expectedValueCents,
  expectedCloseOn: enquiry.expectedCloseOn,
  nextTask: NEXT_TASK,
  ...ITEM_COUNTS,
}

export type Page = { orderBy: SQL[]; limit: number; offset: number }

function selectFrom(db: Tx) {
  return db.select(COLUMNS).from(enquiry).leftJoin(country, eq(country.id, enquiry.countryId)).leftJoin(staff, eq(staff.id, enquiry.ownerId))
}

/** Lines of the list that meet `where`. */
export async function selectRows(db: Tx, where: SQL | undefined, page: Page): Promise<EnquiryRow[]> {
  const rows = await selectFrom(db)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(toRow)
}

/** `BYD Atto 3`; the maker is not repeated where the model's name begins with it. Null for a general question. */
export function vehicleName(brandName: string | null, modelName: string | null): string | null {
  if (modelName === null) return brandName
  if (brandName === null || modelName.toLowerCase().startsWith(brandName.toLowerCase())) return modelName
  return `${brandName} ${modelName}`
}

type SelectedRow = Awaited<ReturnType<typeof selectFrom>>[number]

function toRow(row: SelectedRow): EnquiryRow {
  return {
    id: row.id,
    reference: row.reference,
    created_at: row.createdAt.toISOString(),
    name: row.name,
    mail: row.mail,
    mobile: row.mobile,
    country_name: row.countryName,
    country_iso2: row.countryIso2,
    locale: row.locale,
    origin: row.origin,
    vehicle: vehicleName(row.brandName, row.carModelName),
    item_counts: { vehicles: row.vehicleCount, parts: row.partCount },
    status: row.status,
    owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? '' },
    is_quarantined: row.isQuarantined,
    spam_score: row.spamScore,
    first_response_at: row.firstResponseAt?.toISOString() ?? null,
    awaiting_since: row.awaitingSince?.toISOString() ?? null,
    reply_due_at: row.replyDueAt?.toISOString() ?? null,
    reply_warn_at: row.replyWarnAt?.toISOString() ?? null,
    mail_trouble: row.mailTrouble,
    loss_reason: row.lossReason,
    expected_value_cents: row.expectedValueCents,
    expected_close_on: row.expectedCloseOn,
    next_task: row.nextTask === null ? null : { ...row.nextTask, due_at: new Date(row.nextTask.due_at).toISOString() },
  }
}
