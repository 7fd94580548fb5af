import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { ENQUIRY_STATUSES } from '#contract/enquiry-values.ts'
import { enquiry, enquiryAttribution, enquiryEvent, message } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { BATCH, COLUMNS, selectBatch, type ExportRow } from './export-enquiries.ts'

export type LeadFormat = 'csv' | 'jsonl'

/** `from` included, `to` not; null: without a bound. */
type Input = { from: Date | null; to: Date | null; format: LeadFormat }

/** Every state but the first, which each lead is in when it comes. */
const REACHED = ENQUIRY_STATUSES.filter((status) => status !== 'new')

const TOUCH_FIELDS = {
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
  gclid: 'gclid',
  wbraid: 'wbraid',
  gbraid: 'gbraid',
  fbclid: 'fbclid',
  device: 'device',
  touched_at: 'touchedAt',
} as const
const TOUCHES = ['first', 'last'] as const

const MORE_COLUMNS: readonly string[] = [
  'owner_id',
  ...TOUCHES.flatMap((touch) => Object.keys(TOUCH_FIELDS).map((field) => `${touch}_${field}`)),
  ...REACHED.map((status) => `${status}_at`),
  'messages',
]
const ALL_COLUMNS: readonly string[] = [...COLUMNS, ...MORE_COLUMNS.filter((name) => !COLUMNS.some((known) => known === name))]

type Value = string | number | boolean | Date | readonly string[] | null
type Line = Record<string, Value>

/**
 * All leads, newest first, in pieces of 500 that are made when the one before has been taken; codes as they are stored. The columns of the staff's
 * export, both touches, the owner, when each state was last reached, and how many messages there are. CSV has a byte order mark and cells that no
 * spreadsheet runs; JSON lines have an object each. Permission `enquiry.export`; the audit entry is written before the first row leaves.
 */
export async function* streamLeads({ ctx, input }: { ctx: Ctx; input: Input }): AsyncGenerator<{ text: string; count: number }> {
  requirePermission(ctx, 'enquiry.export')
  const { from, to, format } = input
  const detail = { from: from?.toISOString() ?? null, to: to?.toISOString() ?? null, format, way: 'command' }
  await ctx.db.transaction((tx) => writeAudit(tx, { ctx, action: 'enquiry.exported', subjectKind: 'enquiry', subjectId: null, detail }))
  const where = and(from === null ? undefined : gte(enquiry.createdAt, from), to === null ? undefined : lt(enquiry.createdAt, to))
  if (format === 'csv') yield { text: toCsv([[...ALL_COLUMNS]], true), count: 0 }
  let rows = await selectBatch(ctx.db, where, null)
  while (rows.length > 0) {
    const lines = await completed(ctx, rows)
    const text =
      format === 'csv'
        ? toCsv(
            lines.map((line) => ALL_COLUMNS.map((name) => toCell(line[name] ?? null))),
            false,
          )
        : lines.map(toJson).join('')
    yield { text, count: lines.length }
    rows = rows.length < BATCH ? [] : await selectBatch(ctx.db, where, rows.at(-1)?.id ?? 0)
  }
}

async function completed({ db }: Ctx, rows: readonly ExportRow[]): Promise<Line[]> {
  const ids = rows.map(({ id }) => id)
  const [owners, touches, reached, counts] = await Promise.all([
    db.select({ id: enquiry.id, ownerId: enquiry.ownerId }).from(enquiry).where(inArray(enquiry.id, ids)),
    db.select().from(enquiryAttribution).where(inArray(enquiryAttribution.enquiryId, ids)),
    db
      .select({ id: enquiryEvent.enquiryId, detail: enquiryEvent.detail, at: enquiryEvent.createdAt })
      .from(enquiryEvent)
      .where(and(inArray(enquiryEvent.enquiryId, ids), eq(enquiryEvent.kind, 'status_changed')))
      .orderBy(asc(enquiryEvent.createdAt), asc(enquiryEvent.id)),
    db
      .select({ id: message.enquiryId, count: sql<number>`count(*)::int` })
      .from(message)
      .where(inArray(message.enquiryId, ids))
      .groupBy(message.enquiryId),
  ])
  const more = new Map<number, Line>(ids.map((id) => [id, { messages: 0 }]))
  const note = (id: number | null, values: Line) => Object.assign(more.get(id ?? 0) ?? {}, values)
  for (const { id, ownerId } of owners) note(id, { owner_id: ownerId })
  for (const row of touches) note(row.enquiryId, Object.fromEntries(Object.entries(TOUCH_FIELDS).map(([name, field]) => [`${row.touch}_${name}`, row[field]])))
  for (const { id, detail, at } of reached) note(id, { [`${String(detail['to'])}_at`]: at })
  for (const { id, count } of counts) note(id, { messages: count })
  return rows.map((row) => ({ ...row, ...more.get(row.id) }))
}

function toCsv(records: readonly (readonly string[])[], isStart: boolean): string {
  return stringify([...records], { bom: isStart, quoted: true, escape_formulas: true, record_delimiter: 'windows' })
}

function toCell(value: Value): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? value.join(' ') : String(value)
}

function toJson(line: Line): string {
  return `${JSON.stringify(Object.fromEntries(ALL_COLUMNS.map((name) => [name, line[name] ?? null])))}\n`
}
