import { and, asc, desc, eq, ilike, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import type { DealerPage, DealerSort, ListDealersInput } from '#contract/staff-dealer.ts'
import { country, dealerApplication, staff } from '#core/db/schema/index.ts'
import type { Actor, Ctx } from '#core/domain/context.ts'
import { readReference } from '#core/domain/enquiry/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { countRows, selectRows } from './dealer-row.ts'

// Fewer digits than this match half of all numbers.
const FEWEST_DIGITS = 4

/** A page of applications for staff, newest first unless asked otherwise. Permission `dealer.read`. */
export async function listDealers({ ctx, input }: { ctx: Ctx; input: ListDealersInput }): Promise<DealerPage> {
  requirePermission(ctx, 'dealer.read')
  const where = and(
    oneOf(dealerApplication.stage, input.stage),
    oneOf(country.iso2, input.country),
    ownedBy(input.owner, ctx.actor),
    input.quarantined === 'all' ? undefined : eq(dealerApplication.isQuarantined, input.quarantined === 'yes'),
    holdsWord(input.word ?? ''),
  )
  const page = { orderBy: orderOf(input), limit: input.page_size, offset: (input.page - 1) * input.page_size }
  const [list, total] = await Promise.all([selectRows(ctx.db, where, page), countRows(ctx.db, where)])
  return { list, total, page: input.page, page_size: input.page_size }
}

const SORT_COLUMNS: Record<DealerSort, SQL> = {
  created_at: sql`${dealerApplication.createdAt}`,
  company: sql`lower(${dealerApplication.company})`,
  country_name: sql`lower(${dealerApplication.countryName})`,
  stage: sql`${dealerApplication.stage}`,
  owner: sql`lower(${staff.name})`,
}

function orderOf({ sort, order }: ListDealersInput): SQL[] {
  const direction = order === 'asc' ? asc : desc
  return [sql`${direction(SORT_COLUMNS[sort])} nulls last`, direction(dealerApplication.id)]
}

function oneOf(column: typeof dealerApplication.stage | typeof country.iso2, values: readonly string[] | undefined): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : inArray(column, [...values])
}

function ownedBy(owners: readonly string[] | undefined, actor: Actor): SQL | undefined {
  if (owners === undefined || owners.length === 0) return undefined
  const me = actor.kind === 'staff' ? actor.staffId : 0
  const ids = owners.flatMap((owner) => (owner === 'none' ? [] : [owner === 'me' ? me : Number(owner)]))
  return or(ids.length > 0 ? inArray(dealerApplication.ownerId, ids) : undefined, owners.includes('none') ? isNull(dealerApplication.ownerId) : undefined)
}

function holdsWord(word: string): SQL | undefined {
  if (word === '') return undefined
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const reference = readReference(word)
  return or(
    reference === null ? ilike(dealerApplication.reference, part) : eq(dealerApplication.reference, reference),
    ilike(dealerApplication.company, part),
    ilike(dealerApplication.name, part),
    ilike(dealerApplication.mail, part),
    holdsDigits(word),
  )
}

function holdsDigits(word: string): SQL | undefined {
  if (!/^[\d\s()+./-]+$/.test(word)) return undefined
  const digits = word.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < FEWEST_DIGITS) return undefined
  const part = `%${digits}%`
  return or(
    like(dealerApplication.mobileE164, part),
    like(dealerApplication.whatsappE164, part),
    sql`regexp_replace(${dealerApplication.mobile}, '[^0-9]', '', 'g') like ${part}`,
  )
}
