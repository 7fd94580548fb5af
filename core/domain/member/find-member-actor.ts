import type { Actor, Ctx } from '#core/domain/context.ts'
import { useSession } from './session.ts'

/**
 * Who a token speaks for (R12.4): the member, or null where it is unknown, ended or too old. The one place that turns a token into an
 * actor; adapters put it into `ctx.actor`, and the verbs of members refuse everybody else with `token_invalid` (4101).
 */
export async function findMemberActor({ ctx, input }: { ctx: Ctx; input: { token: string } }): Promise<Extract<Actor, { kind: 'member' }> | null> {
  const memberId = await useSession(ctx.db, { token: input.token, now: ctx.ports.clock.now() })
  return memberId === null ? null : { kind: 'member', memberId }
}
