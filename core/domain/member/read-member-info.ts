import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { UNVERIFIED_DAYS, type MemberInfo } from '#contract/member.ts'
import { member, memberLevel } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireMember } from './account.ts'
import { toLevel } from './level-terms.ts'

const DAY_MS = 86_400_000

/** What a member sees of themselves, in the language of the request. Errors: `token_invalid`. */
export async function readMemberInfo({ ctx }: { ctx: Ctx }): Promise<MemberInfo> {
  const row = await selectInfo(ctx, requireMember(ctx))
  if (!row) throw new AppError('token_invalid')
  const { level, createdAt } = row
  return {
    mobile: row.mobile ?? '',
    name: row.name,
    mail: row.mail,
    whatsapp: row.whatsapp ?? '',
    country: row.country ?? '',
    country_id: row.countryId,
    locale: row.locale,
    level: level === null ? null : toLevel(level, ctx.locale),
    is_mail_verified: row.mailVerifiedAt !== null,
    verify_until: row.mailVerifiedAt === null ? new Date(createdAt.getTime() + UNVERIFIED_DAYS * DAY_MS).toISOString() : null,
    member_since: createdAt.toISOString(),
  }
}

async function selectInfo({ db, locale }: Ctx, memberId: number) {
  const [row] = await db
    .select({
      mobile: member.mobile,
      name: member.name,
      mail: member.mail,
      whatsapp: member.whatsapp,
      countryId: member.countryId,
      country: sql<string | null>`coalesce(
        (select n.name from country_name n where n.country_id = ${member.countryId} and n.locale = ${locale}),
        (select n.name from country_name n where n.country_id = ${member.countryId} and n.locale = 'en'))`,
      locale: member.locale,
      mailVerifiedAt: member.mailVerifiedAt,
      createdAt: member.createdAt,
      level: { levelKey: memberLevel.levelKey, rank: memberLevel.rank, name: memberLevel.name, terms: memberLevel.terms },
    })
    .from(member)
    .leftJoin(memberLevel, eq(memberLevel.id, member.levelId))
    .where(and(eq(member.id, memberId), isNull(member.disabledAt)))
  return row
}
