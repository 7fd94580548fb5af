import type { DealerCodeInput, DealerStatus } from '#contract/dealer.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readStatus } from './read-status.ts'
import { findByCode } from './status-code.ts'

/** The state of the application that a status link opens; the code is the permission. Throws `not_found`. */
export async function findDealerStatus({ ctx, input }: { ctx: Ctx; input: DealerCodeInput }): Promise<DealerStatus> {
  return readStatus(ctx.db, await findByCode(ctx.db, input.code, ctx.ports.clock.now()))
}
