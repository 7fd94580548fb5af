import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'

/** Where the company loads new vehicles that name no port of their own; null where it has not said. */
export async function ownLoadingPort(ctx: Ctx): Promise<string | null> {
  const { value } = await readSettings({ ctx, group: 'offers' })
  return value.loading_port === '' ? null : value.loading_port
}
