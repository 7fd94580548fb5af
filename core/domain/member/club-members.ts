import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { ClubMember, ClubMemberPage, ClubMemberRow, GivenVoucher, ListClubMembersInput } from '#contract/club-member.ts'
import { AppError } from '#contract/errors.ts'
import type { MemberState } from '#contract/member-values.ts'
import { country, enquiry, member, memberFavorite, memberLevel, voucher } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { stateOf } from './list-vouchers.ts'

const MOST_ENQUIRIES = 50

/** Members of the club, the newest first. Permission `member.read`. */
export async function listClubMembers({ ctx, input }: { ctx: Ctx; input: ListClubMembersInput }): Promise<ClubMemberPage> {
  requirePermission(ctx, 'member.read')
  const where = and(
    input.word ? hasWord(input.word) : undefined,
    input.state ? isIn(input.state) : undefined,
    input.level_key ? eq(memberLevel.levelKey, input.level_key) : undefined,
  )
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ total: count() }).from(member).leftJoin(memberLevel, eq(memberLevel.id, member.levelId)).where(where),
    selectMembers(ctx)
      .where(where)
      .orderBy(desc(member.createdAt), desc(member.id))
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size),
  ])
  return { list: rows.map((row) => toRow(row, ctx)), total: counted?.total ?? 0 }
}

/** Everything that staff may know of a member. Permission `member.read`. Errors: `forbidden`, `not_found`. */
export async function findClubMember({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<ClubMember> {
  requirePermission(ctx, 'member.read')
  const [row] = await selectMembers(ctx).where(eq(member.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  const { db } = ctx
  const [favorites, vouchers, enquiries, levels] = await Promise.all([
    db.select({ sign: memberFavorite.modelSign }).from(memberFavorite).where(eq(memberFavorite.memberId, input.id)).orderBy(desc(memberFavorite.sequence)),
    db.select().from(voucher).where(eq(voucher.memberId, input.id)).orderBy(desc(voucher.id)),
    db
      .select({ id: enquiry.id, reference: enquiry.reference, status: enquiry.status, createdAt: enquiry.createdAt })
      .from(enquiry)
      .where(eq(enquiry.memberId, input.id))
      .orderBy(desc(enquiry.id))
      .limit(MOST_ENQUIRIES),
    db.select().from(memberLevel).orderBy(asc(memberLevel.rank)),
  ])
  return {
    ...toRow(row, ctx),
    whatsapp: row.own.whatsapp,
    locale: row.own.locale,
    mail_verified_at: row.own.mailVerifiedAt?.toISOString() ?? null,
    disabled_at: row.own.disabledAt?.toISOString() ?? null,
    favorites: favorites.map(({ sign }) => sign),
    vouchers: vouchers.map((given) => toVoucher(given, ctx.ports.clock.now())),
    enquiries: enquiries.map(({ createdAt, ...known }) => ({ ...known, created_at: createdAt.toISOString() })),
    levels: levels.map((level) => ({ level_key: level.levelKey, name: nameIn(level.name, ctx) })),
  }
}

function selectMembers({ db }: Ctx) {
  return db
    .select({ own: member, countryIso2: country.iso2, levelKey: memberLevel.levelKey, levelName: memberLevel.name })
    .from(member)
    .leftJoin(memberLevel, eq(memberLevel.id, member.levelId))
    .leftJoin(country, eq(country.id, member.countryId))
    .$dynamic()
}

type Row = { own: typeof member.$inferSelect; countryIso2: string | null; levelKey: string | null; levelName: Record<string, string> | null }

function toRow({ own, countryIso2, levelKey, levelName }: Row, ctx: Ctx): ClubMemberRow {
  return {
    id: own.id,
    name: own.name,
    mail: own.mail,
    mobile: own.mobile,
    country_iso2: countryIso2,
    level_key: levelKey,
    level: levelName === null ? null : nameIn(levelName, ctx),
    state: own.disabledAt !== null ? 'blocked' : own.mailVerifiedAt === null ? 'unconfirmed' : 'active',
    created_at: own.createdAt.toISOString(),
  }
}

function nameIn(names: Record<string, string>, { locale }: Ctx): string {
  return names[locale] ?? names['en'] ?? ''
}

function toVoucher(row: typeof voucher.$inferSelect, now: Date): GivenVoucher {
  return {
    id: row.id,
    code: row.code,
    amount_usd_cents: row.amountUsdCents,
    percent: row.percent,
    state: row.voidedAt === null ? stateOf(row, now) : 'void',
    is_by_hand: row.grantKey === null,
    valid_until: row.validUntil?.toISOString() ?? null,
    used_at: row.usedAt?.toISOString() ?? null,
    voided_at: row.voidedAt?.toISOString() ?? null,
  }
}

/** Letters stand for themselves, whatever they mean to the database; a number is found by its digits. */
function hasWord(word: string): SQL | undefined {
  const like = `%${word.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`
  const digits = word.replace(/\D/g, '')
  return or(
    ilike(member.name, like),
    ilike(member.mail, like),
    digits.length >= 4
      ? sql`regexp_replace(coalesce(${member.mobile}, '') || 'x' || coalesce(${member.whatsapp}, ''), '[^0-9x]', '', 'g') like ${`%${digits}%`}`
      : undefined,
    sql`exists (select from ${voucher} where ${voucher.memberId} = ${member.id} and ${voucher.code} = ${word.toUpperCase()})`,
  )
}

function isIn(state: MemberState): SQL | undefined {
  if (state === 'blocked') return isNotNull(member.disabledAt)
  return and(isNull(member.disabledAt), state === 'active' ? isNotNull(member.mailVerifiedAt) : isNull(member.mailVerifiedAt))
}
