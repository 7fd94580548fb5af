import { AppError } from '#contract/errors.ts'
import type { AccessLink } from '#contract/staff.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findLink } from './access-link.ts'

/** What a link is for, so that the form can show it. Throws `setup_link_invalid` for one that is unknown, used, replaced or too old. */
export async function checkAccessLink({ ctx, input }: { ctx: Ctx; input: { token: string } }): Promise<AccessLink> {
  const found = await ctx.db.transaction((tx) => findLink(tx, { token: input.token, now: ctx.ports.clock.now() }))
  if (!found) throw new AppError('setup_link_invalid')
  const { account } = found
  return account === null
    ? { kind: 'first', mail: null, name: null, locale: null }
    : { kind: 'personal', mail: account.mail, name: account.name, locale: account.locale === 'zh' ? 'zh' : 'en' }
}
