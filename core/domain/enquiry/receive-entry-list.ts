import { createHash } from 'node:crypto'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { ENTRY_LIST_MOST } from '#contract/enquiry-values.ts'
import { ENQUIRY_LIMITS } from '#contract/enquiry.ts'
import { AppError } from '#contract/errors.ts'
import type { EntryListReport, SendEntryListInput } from '#contract/staff-enquiry.ts'
import { customerContact } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import { findCarsByName } from '#core/domain/car/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readAtMost } from '#core/domain/upload/index.ts'
import { isLocale, type StaffLocale } from '#i18n/locales.ts'
import { commitEntry, hasThing, readEntry, unusableNumber, type ReadEntry } from './commit-entry.ts'
import { toE164 } from './phone.ts'
import { readEntryList, type UnknownWord } from './read-entry-list.ts'
import { entryFieldName } from './staff-names.ts'
import { tellOwnersOfList } from './tell-new-owner.ts'

type SentList = SendEntryListInput & { source: AsyncIterable<Uint8Array> }

/**
 * Reads a list of enquiries that staff send (CSV or XLSX); `check` only tells what it would do, `take` enters every line that can be. A line that
 * was entered from a list of this title within a week is not entered again, so that a list which broke off may be sent once more. No buyer is
 * written to; each owner is told once of all that became theirs. Permission `enquiry.write`. Errors: `payload_too_large`, `validation_failed` (a language that we do not know).
 */
export async function receiveEntryList({ ctx, input }: { ctx: Ctx; input: SentList }): Promise<EntryListReport> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  if (!isLocale(input.locale)) throw new AppError('validation_failed', { issues: [{ path: 'locale', key: 'unknown' }] })
  const locale = ctx.locale === 'zh' ? 'zh' : 'en'
  const bytes = await readAtMost(input.source, ENTRY_LIST_MOST.bytes)
  const { entries, issues, unused, fileFault } = await readEntryList(bytes, input, locale)
  const isWritten = input.mode === 'take' && entries.length > 0
  const gathering = keyOf(input.title, { staffId })
  let known = 0
  const warnings: EntryListReport['warnings'] = []
  const named = await findCarsByName({ ctx, input: { names: entries.flatMap(({ entry }) => entry.subject ?? []) } })
  let rows = 0
  for (const { row, entry, unknown } of entries) {
    const found = await readEntry(ctx, entry, named)
    const number = unusableNumber(found)
    if (number !== null) {
      issues.push({ row, column: number, key: 'unusable_number' })
      continue
    }
    rows += 1
    const all = [...unknown, ...unknownIn(found)]
    warnings.push(...all.map((each) => ({ row, ...each })))
    const read = withWords(found, all, locale)
    if (await isKnown(ctx, read)) known += 1
    if (isWritten) await commitEntry(ctx, read, { staffId, key: keyOf(input.title, entry), gathering })
  }
  if (isWritten && rows > 0) {
    await tellOwnersOfList(ctx, gathering)
    await writeAudit(ctx.db, {
      ctx,
      action: 'enquiry.list_entered',
      subjectKind: 'enquiry',
      subjectId: null,
      detail: { rows, channel: input.channel },
    })
  }
  const inOrder = issues.toSorted((one, other) => one.row - other.row)
  return { rows, known, issues: inOrder, warnings, unused, file_fault: fileFault, is_written: isWritten && rows > 0 }
}

/** What the database does not know of a line. */
function unknownIn({ entry, subject }: ReadEntry): UnknownWord[] {
  return [
    ...(entry.country !== null && subject.countryId === null ? [{ column: 'country' as const, text: entry.country }] : []),
    ...(entry.subject !== null && !hasThing(subject) ? [{ column: 'subject' as const, text: entry.subject }] : []),
  ]
}

/** The line with what we do not know among its words, so that nothing of it is lost. */
function withWords(read: ReadEntry, unknown: readonly UnknownWord[], locale: StaffLocale): ReadEntry {
  if (unknown.length === 0) return read
  const words = unknown.map(({ column, text }) => `${entryFieldName(column, locale)}: ${text}`).join('\n')
  const remark = `${read.draft.remark.slice(0, ENQUIRY_LIMITS.remark - words.length - 1)}\n${words}`
  return { ...read, wire: { ...read.wire, remark }, draft: { ...read.draft, remark } }
}

function keyOf(title: string, entry: object): string {
  return createHash('sha256')
    .update(JSON.stringify([title, entry]))
    .digest('hex')
}

async function isKnown({ db }: Ctx, { draft, subject }: ReadEntry): Promise<boolean> {
  const numbers = [draft.mobile, draft.whatsapp].map((number) => toE164(number, subject.countryIso2)).filter((number) => number !== null)
  const mail = draft.mail.toLowerCase()
  const ways = [
    ...(mail === '' ? [] : [and(eq(customerContact.kind, 'mail'), eq(customerContact.value, mail))]),
    ...(numbers.length === 0 ? [] : [and(eq(customerContact.kind, 'number'), inArray(customerContact.value, numbers))]),
  ]
  if (ways.length === 0) return false
  const rows = await db
    .select({ one: sql`1` })
    .from(customerContact)
    .where(or(...ways))
    .limit(1)
  return rows.length > 0
}
