import { z } from 'zod'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'

const KEY = 'catalogue.demo_pictures'

/** True where the demonstration's pictures of this mark (hash of their list) were loaded to the end. */
export async function isPictureLoadDone({ ctx, input }: { ctx: Ctx; input: { mark: string } }): Promise<boolean> {
  return (await readSetting(ctx.db, { key: KEY, schema: z.string(), fallback: '' })) === input.mark
}

export async function rememberPictureLoad({ ctx, input }: { ctx: Ctx; input: { mark: string } }): Promise<void> {
  await ctx.db
    .insert(setting)
    .values({ key: KEY, value: input.mark })
    .onConflictDoUpdate({ target: setting.key, set: { value: input.mark, updatedAt: ctx.ports.clock.now() } })
}
