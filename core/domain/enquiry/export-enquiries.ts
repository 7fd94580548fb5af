import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { stringify } from 'csv-stringify/sync'
import type { EnquiryFilter } from '#contract/staff-enquiry.ts'
import type { Db } from '#core/db/client.ts'
import { country, countryName, enquiry, enquiryAttribution, staff } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { countEnquiries } from './list-enquiries.ts'
import { enquiryConditions } from './list-filter.ts'
import { languageName, originName } from './staff-names.ts'

export const BATCH = 500

export type EnquiryExport = {
  fileName: string
  /** Rows that met the filter when the export began. */
  total: number
  /** CSV text in pieces, UTF-8 with a byte order mark; read it once. */
  chunks: AsyncIterable<string>
}

/**
 * Enquiries as CSV, newest first, in batches, so that a million fit in memory. Cells that a spreadsheet would run (`=`, `+`, `-`, `@`, tab,
 * return) begin with `'` (OWASP CSV injection). Permission `enquiry.export`; the audit entry is written before the first row leaves.
 */
export async function exportEnquiries({ ctx, input }: { ctx: Ctx; input: EnquiryFilter }): Promise<EnquiryExport> {
  requirePermission(ctx, 'enquiry.export')
  const where = enquiryConditions(input, { actor: ctx.actor, now: ctx.ports.clock.now() })
  const total = await ctx.db.transaction(async (tx) => {
    const counted = await countEnquiries(tx, where)
    const { word, utc_offset_minutes: _offset, ...filter } = input
    // The word may be a person's name: that there was one is enough.
    await writeAudit(tx, {
      ctx,
      action: 'enquiry.exported',
      subjectKind: 'enquiry',
      subjectId: null,
      detail: { ...filter, has_word: Boolean(word), total: counted },
    })
    return counted
  })
  const day = ctx.ports.clock.now().toISOString().slice(0, 10)
  return { fileName: `enquiries-${day}.csv`, total, chunks: chunksOf(ctx.db, where) }
}

async function* chunksOf(db: Db, where: SQL | undefined): AsyncGenerator<string> {
  let rows = await selectBatch(db, where, null)
  yield toCsv(rows, true)
  while (rows.length === BATCH) {
    rows = await selectBatch(db, where, rows.at(-1)?.id ?? 0)
    yield toCsv(rows, false)
  }
}

const first = alias(enquiryAttribution, 'first_touch')
const last = alias(enquiryAttribution, 'last_touch')

// A line for each thing, which begins with its number of pieces: no cell that a spreadsheet would run. Breaks of notes are blanks already.
const ITEM_LINES = sql<string | null>`(
  select string_agg(
    i.quantity || ' × ' || case when i.name is null then i.sign else i.name || ' (' || i.sign || ')' end || coalesce(': ' || i.note, ''),
    e'\n' order by i.position)
  from enquiry_item i where i.enquiry_id = enquiry.id)`

/** The 500 newest of those that meet `where` and are older than `beforeId`. */
export function selectBatch(db: Db, where: SQL | undefined, beforeId: number | null) {
  return db
    .select({
      id: enquiry.id,
      reference: enquiry.reference,
      received_at: enquiry.createdAt,
      status: enquiry.status,
      owner: staff.name,
      name: enquiry.name,
      company: enquiry.company,
      mail: enquiry.mail,
      mobile: enquiry.mobile,
      mobile_e164: enquiry.mobileE164,
      whatsapp: enquiry.whatsapp,
      whatsapp_e164: enquiry.whatsappE164,
      country: sql<string>`coalesce(${countryName.name}, ${enquiry.countryName})`,
      country_iso2: country.iso2,
      language: enquiry.locale,
      brand: enquiry.brandName,
      car_model: enquiry.carModelName,
      car_model_sign: enquiry.carModelSign,
      quantity: enquiry.quantity,
      destination_port: enquiry.destinationPort,
      price_basis: enquiry.priceBasis,
      expected_value_usd: sql<string | null>`(${enquiry.expectedValueCents} / 100.0)::numeric(14, 2)::text`,
      expected_close_on: enquiry.expectedCloseOn,
      loss_reason: enquiry.lossReason,
      items: ITEM_LINES,
      remark: enquiry.remark,
      origin: enquiry.origin,
      origin_id: enquiry.originId,
      source: enquiry.source,
      first_response_at: enquiry.firstResponseAt,
      is_quarantined: enquiry.isQuarantined,
      spam_reasons: enquiry.spamReasons,
      first_utm_source: first.utmSource,
      first_utm_medium: first.utmMedium,
      first_utm_campaign: first.utmCampaign,
      first_referrer: first.referrer,
      first_landing_page: first.landingPage,
      last_utm_source: last.utmSource,
      last_utm_medium: last.utmMedium,
      last_utm_campaign: last.utmCampaign,
      last_referrer: last.referrer,
      last_landing_page: last.landingPage,
      gclid: last.gclid,
      fbclid: last.fbclid,
    })
    .from(enquiry)
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .leftJoin(countryName, and(eq(countryName.countryId, enquiry.countryId), eq(countryName.locale, 'en')))
    .leftJoin(staff, eq(staff.id, enquiry.ownerId))
    .leftJoin(first, and(eq(first.enquiryId, enquiry.id), eq(first.touch, 'first')))
    .leftJoin(last, and(eq(last.enquiryId, enquiry.id), eq(last.touch, 'last')))
    .where(and(where, beforeId === null ? undefined : lt(enquiry.id, beforeId)))
    .orderBy(desc(enquiry.id))
    .limit(BATCH)
}

export type ExportRow = Awaited<ReturnType<typeof selectBatch>>[number]

/** Columns of the export of staff, in their order. */
export const COLUMNS = [
  'reference',
  'received_at',
  'status',
  'owner',
  'name',
  'company',
  'mail',
  'mobile',
  'mobile_e164',
  'whatsapp',
  'whatsapp_e164',
  'country',
  'country_iso2',
  'language',
  'brand',
  'car_model',
  'car_model_sign',
  'quantity',
  'destination_port',
  'price_basis',
  'expected_value_usd',
  'expected_close_on',
  'loss_reason',
  'items',
  'remark',
  'origin',
  'origin_id',
  'source',
  'first_response_at',
  'is_quarantined',
  'spam_reasons',
  'first_utm_source',
  'first_utm_medium',
  'first_utm_campaign',
  'first_referrer',
  'first_landing_page',
  'last_utm_source',
  'last_utm_medium',
  'last_utm_campaign',
  'last_referrer',
  'last_landing_page',
  'gclid',
  'fbclid',
] as const satisfies readonly (keyof ExportRow)[]

function toCsv(rows: readonly ExportRow[], isStart: boolean): string {
  const cells = rows.map(wordsOf).map((row) => COLUMNS.map((column) => toCell(row[column])))
  const records = isStart ? [[...COLUMNS], ...cells] : cells
  if (records.length === 0) return ''
  return stringify(records, { bom: isStart, quoted: true, escape_formulas: true, record_delimiter: 'windows' })
}

// Codes in words; the country has its English name from the query already.
function wordsOf(row: ExportRow): Omit<ExportRow, 'origin'> & { origin: string } {
  return { ...row, language: languageName(row.language, 'en'), origin: originName(row.origin, 'en') }
}

function toCell(value: string | number | boolean | Date | readonly string[] | null): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? value.join(' ') : String(value)
}
