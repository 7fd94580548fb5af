import { eq } from 'drizzle-orm'
import { saveProfileInputSchema, type MemberInfo, type SaveProfileInput } from '#contract/member.ts'
import { readInput } from '#contract/read-input.ts'
import { member } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { isLocale } from '#i18n/locales.ts'
import { readAccount, requireMember } from './account.ts'
import { contactColumns } from './contact.ts'
import { readMemberInfo } from './read-member-info.ts'

/** The whole profile: what is left out is emptied, but for the language. Errors: `token_invalid`. */
export async function saveProfile({ ctx, input }: { ctx: Ctx; input: SaveProfileInput }): Promise<MemberInfo> {
  const memberId = requireMember(ctx)
  const given = readInput(saveProfileInputSchema, input)
  const account = await readAccount(ctx.db, memberId)
  const contact = await contactColumns(ctx, given)
  const locale = isLocale(given.locale) ? given.locale : account.locale
  await ctx.db
    .update(member)
    .set({ ...contact, locale, updatedAt: ctx.ports.clock.now() })
    .where(eq(member.id, memberId))
  return readMemberInfo({ ctx })
}
