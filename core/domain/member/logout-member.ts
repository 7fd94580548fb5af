import type { Ctx } from '#core/domain/context.ts'
import { endSession } from './session.ts'

/** Ends the session of a token on the server; a token that is none changes nothing. */
export async function logoutMember({ ctx, input }: { ctx: Ctx; input: { token: string | null } }): Promise<void> {
  if (input.token !== null) await endSession(ctx.db, input.token)
}
