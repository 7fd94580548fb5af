import type { SetStockStatesInput } from '#contract/stock.ts'
import type { StockKind } from '#contract/stock-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { changeMany } from './change-many.ts'
import { chooseStock } from './choose-stock.ts'

type Changed = { batch_id: number | null; count: number }

/** Publishes, hides, archives or drafts all that are chosen, now: what was planned for them ends. Permission `catalogue.publish`. Errors: `forbidden`, `validation_failed`. */
export async function setStockStates({ ctx, kind, input }: { ctx: Ctx; kind: StockKind; input: SetStockStatesInput }): Promise<Changed> {
  requirePermission(ctx, 'catalogue.publish')
  const { publish_state: wanted, ...choice } = input
  return ctx.db.transaction(async (tx) => {
    const rows = await chooseStock(tx, { ctx, kind, choice, isLocked: true })
    const changes = rows
      .filter(({ publish_state: state, publish_at: at }) => state !== wanted || at !== null)
      .map(({ id, publish_state, publish_at }) => ({ id, before: { publish_state, publish_at }, after: { publish_state: wanted, publish_at: null } }))
    const batchId = await changeMany(tx, { ctx, kind, batchKind: 'state', changes, detail: { publish_state: wanted } })
    return { batch_id: batchId, count: changes.length }
  })
}
