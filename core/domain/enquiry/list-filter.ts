import { and, eq, gt, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { OPEN_STATUSES } from '#contract/pipeline-values.ts'
import { SOURCE_WAYS } from '#contract/report-values.ts'
import { UNSET_SETTINGS } from '#contract/setting.ts'
import type { EnquiryFilter } from '#contract/staff-enquiry.ts'
import { enquiry, enquiryFindText, enquiryModelKey, touchSource } from '#core/db/schema/index.ts'
import type { Actor } from '#core/domain/context.ts'
import { MAIL_TROUBLE_OF } from '#core/domain/mail-delivery/index.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import { startOfTomorrow } from '#core/domain/task/index.ts'
import { isOwnerless } from './ownerless.ts'
import { readReference } from './reference.ts'

const DAY_MS = 24 * 3600_000
// Fewer digits than this match half of all numbers.
const FEWEST_DIGITS = 4
// Said beside the kind of trouble, because this much is found by an index.
const HAS_MAIL_TROUBLE = sql`${enquiry.id} in (select m.enquiry_id from mail_delivery m where m.error is not null)`

/** What the filters ask of `enquiry`, under its own name. `me` among the owners is the actor. */
export function enquiryConditions(filter: EnquiryFilter, { actor, now }: { actor: Actor; now: Date }): SQL | undefined {
  return and(
    oneOf(enquiry.status, filter.status),
    ownedBy(filter.owner, actor),
    inCountries(filter.country),
    oneOf(enquiry.origin, filter.origin),
    oneOf(enquiry.locale, filter.locale),
    fromSources(filter.source),
    isAnyOf(filter.campaign, (keys) => hasTouch(sql`a.utm_campaign in (${keys})`)),
    isAnyOf(filter.brand, (keys) => sql`${enquiry.brandName} in (${keys})`),
    isAnyOf(filter.model, (keys) => sql`${enquiryModelKey('enquiry.')} in (${keys})`),
    filter.from === undefined ? undefined : sql`${enquiry.createdAt} >= ${startOf(filter.from)}`,
    filter.to === undefined ? undefined : sql`${enquiry.createdAt} < ${startOf(dayAfter(filter.to))}`,
    filter.quarantined === 'all' ? undefined : eq(enquiry.isQuarantined, filter.quarantined === 'yes'),
    filter.mail === undefined ? undefined : and(HAS_MAIL_TROUBLE, sql`${MAIL_TROUBLE_OF.enquiry} = ${filter.mail}`),
    isReplyState(filter.reply, now),
    oneOf(enquiry.lossReason, filter.loss),
    hasNextStep(filter, now),
    holdsWord(filter.word ?? ''),
  )
}

type TextColumn = typeof enquiry.status | typeof enquiry.origin | typeof enquiry.locale | typeof enquiry.lossReason

function oneOf(column: TextColumn, values: readonly string[] | undefined): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : inArray(column, [...values])
}

function isAnyOf(values: readonly string[] | undefined, holds: (keys: SQL) => SQL): SQL | undefined {
  if (values === undefined || values.length === 0) return undefined
  // Written out, so that one value is an equality, whose index is walked in the order of the list.
  return holds(
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    ),
  )
}

/** Whose last visit before it was like that. */
function hasTouch(isMeant: SQL): SQL {
  return sql`${enquiry.id} in (select a.enquiry_id from enquiry_attribution a where a.touch = 'last' and ${isMeant})`
}

// As the report counts: of whom no visit says anything, how it came in, under a mark.
function fromSources(keys: readonly string[] | undefined): SQL | undefined {
  if (keys === undefined || keys.length === 0) return undefined
  const source = touchSource('a.')
  const isUnknown = sql`not exists (select from enquiry_attribution a where a.enquiry_id = ${enquiry.id} and a.touch = 'last' and ${source} is not null)`
  const [ways, named] = [keys.filter((key) => key.startsWith('~')), keys.filter((key) => !key.startsWith('~'))]
  return or(
    isAnyOf(named, (wanted) => hasTouch(sql`${source} in (${wanted})`)),
    ways.length === 0 ? undefined : and(or(...ways.map(cameBy)), isUnknown),
  )
}

// None for a way that there is not.
function cameBy(way: string): SQL {
  if (way === '~direct') return sql`${enquiry.origin} not in ('entered', 'partner')`
  return SOURCE_WAYS.includes(way) ? sql`${enquiry.origin} = ${way.slice(1)}` : sql`false`
}

function isReplyState(state: EnquiryFilter['reply'], now: Date): SQL | undefined {
  if (state === undefined) return undefined
  const isWaiting = isNotNull(enquiry.awaitingSince)
  if (state === 'overdue') return and(isWaiting, lte(enquiry.replyDueAt, now))
  return state === 'waiting' ? isWaiting : and(isWaiting, lte(enquiry.replyWarnAt, now), gt(enquiry.replyDueAt, now))
}

// What is due is found by the index of open tasks, which are few beside the leads.
function hasNextStep({ next, utc_offset_minutes: offset }: EnquiryFilter, now: Date): SQL | undefined {
  if (next === undefined) return undefined
  if (next === 'none')
    return and(inArray(enquiry.status, [...OPEN_STATUSES]), sql`not exists (select from task t where t.enquiry_id = ${enquiry.id} and t.done_at is null)`)
  const due =
    next === 'overdue'
      ? sql`t.due_at < ${now.toISOString()}`
      : sql`t.due_at >= ${now.toISOString()} and t.due_at < ${startOfTomorrow(now, offset).toISOString()}`
  return sql`${enquiry.id} in (select t.enquiry_id from task t where t.done_at is null and ${due})`
}

// As ids that are known before the list is read, so that its index is walked.
function inCountries(codes: readonly string[] | undefined): SQL | undefined {
  if (codes === undefined || codes.length === 0) return undefined
  return sql`${enquiry.countryId} = any(array(select c.id from country c where c.iso2 = any(${sql.param([...codes])}::text[])))`
}

function ownedBy(owners: readonly string[] | undefined, actor: Actor): SQL | undefined {
  if (owners === undefined || owners.length === 0) return undefined
  const ids = owners.flatMap((owner) => (owner === 'none' ? [] : [owner === 'me' ? ownId(actor) : Number(owner)]))
  return or(ids.length > 0 ? inArray(enquiry.ownerId, ids) : undefined, owners.includes('none') ? isOwnerless() : undefined)
}

function ownId(actor: Actor): number {
  return actor.kind === 'staff' ? actor.staffId : 0
}

// On the company's clock, as the reports count. Read before the list is, so that its index is walked.
function startOf(day: string): SQL {
  return sql`(${day}::timestamp at time zone coalesce((select s.value->>'time_zone' from setting s where s.key = 'hours'), ${UNSET_SETTINGS.hours.time_zone}))`
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}

/**
 * Who it is, under the enquiry's own columns, and everything that was written in it and about it, folded as customers are searched (accents, scripts,
 * messages, notes, the list it came by). As one set of ids, so that each part goes by its index.
 */
function holdsWord(word: string): SQL | undefined {
  if (word === '') return undefined
  const reference = readReference(word)
  const own = or(holdsText(word.toLowerCase()), reference === null ? undefined : sql`reference = ${reference}`, holdsDigits(word))
  const words = word
    .split(/\s+/)
    .map(foldText)
    .filter((part) => part !== '')
  if (words.length === 0) return sql`${enquiry.id} in (select id from enquiry where ${own})`
  const isWritten = and(...words.map((part) => sql`t.search_text like ${`%${part}%`}`))
  return sql`${enquiry.id} in (select id from enquiry where ${own} union select t.thing_id from customer_text t where t.thing = 'enquiry' and ${isWritten})`
}

function holdsText(text: string): SQL {
  return sql`${enquiryFindText('')} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
}

// Numbers are typed with and without spaces, plus and trunk zero: digits are compared with digits.
function holdsDigits(word: string): SQL | undefined {
  if (!/^[\d\s()+./-]+$/.test(word)) return undefined
  const digits = word.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < FEWEST_DIGITS) return undefined
  return holdsText(digits)
}
