import { z } from 'zod'
import type { Tx } from '#core/db/client.ts'
import { setting } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { readSetting } from '#core/domain/setting/index.ts'

const KEY = 'setup_list.put_away'

/** Whether the list is put away. */
export function readPutAway({ db }: { db: Tx }): Promise<boolean> {
  return readSetting(db, { key: KEY, schema: z.boolean(), fallback: false })
}

/** Takes the list off the overview for everybody, or brings it back. Permission `setting.write`; error `forbidden`. */
export async function putAwaySetupList({ ctx, input }: { ctx: Ctx; input: { is_put_away: boolean } }): Promise<void> {
  requirePermission(ctx, 'setting.write')
  const { is_put_away: value } = input
  await ctx.db.transaction(async (tx) => {
    const before = await readPutAway({ db: tx })
    if (before === value) return
    await tx.insert(setting).values({ key: KEY, value }).onConflictDoUpdate({ target: setting.key, set: { value } })
    await writeAudit(tx, { ctx, action: 'setting.setup_list_put_away', subjectKind: 'setting', subjectId: 'setup_list', detail: { before, after: value } })
  })
}
