import { count, eq, sql, type SQL } from 'drizzle-orm'
import type { DealerRow } from '#contract/staff-dealer.ts'
import type { Tx } from '#core/db/client.ts'
import { country, dealerApplication, dealerDocument, staff } from '#core/db/schema/index.ts'
import { MAIL_TROUBLE_OF } from '#core/domain/mail-delivery/index.ts'

const COLUMNS = {
  id: dealerApplication.id,
  reference: dealerApplication.reference,
  createdAt: dealerApplication.createdAt,
  company: dealerApplication.company,
  name: dealerApplication.name,
  countryName: dealerApplication.countryName,
  countryIso2: country.iso2,
  territory: dealerApplication.territory,
  locale: dealerApplication.locale,
  yearlyVolume: dealerApplication.yearlyVolume,
  stage: dealerApplication.stage,
  ownerId: dealerApplication.ownerId,
  ownerName: staff.name,
  documents: sql<number>`(select count(*)::int from ${dealerDocument} where ${dealerDocument.dealerApplicationId} = ${dealerApplication.id})`,
  isQuarantined: dealerApplication.isQuarantined,
  mailTrouble: MAIL_TROUBLE_OF.dealer,
}

export type Page = { orderBy: SQL[]; limit: number; offset: number }

function selectFrom(db: Tx) {
  return db
    .select(COLUMNS)
    .from(dealerApplication)
    .leftJoin(country, eq(country.id, dealerApplication.countryId))
    .leftJoin(staff, eq(staff.id, dealerApplication.ownerId))
}

/** Lines of the list that meet `where` (columns of `dealer_application`, `country`, `staff`). */
export async function selectRows(db: Tx, where: SQL | undefined, page: Page): Promise<DealerRow[]> {
  const rows = await selectFrom(db)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(toRow)
}

/** How many applications meet `where`. */
export async function countRows(db: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(dealerApplication).leftJoin(country, eq(country.id, dealerApplication.countryId)).where(where)
  return row?.total ?? 0
}

type SelectedRow = Awaited<ReturnType<typeof selectFrom>>[number]

function toRow(row: SelectedRow): DealerRow {
  return {
    id: row.id,
    reference: row.reference,
    created_at: row.createdAt.toISOString(),
    company: row.company,
    name: row.name,
    country_name: row.countryName,
    country_iso2: row.countryIso2,
    territory: row.territory,
    locale: row.locale,
    yearly_volume: row.yearlyVolume,
    stage: row.stage,
    owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? '' },
    documents: row.documents,
    is_quarantined: row.isQuarantined,
    mail_trouble: row.mailTrouble,
  }
}
