import { z } from 'zod'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'

const KEY = 'catalogue.demo_content'

/** Names of the demonstration's articles, activities and files that were offered before: what staff changed or deleted of them stays so. */
export function readOfferedContent({ ctx }: { ctx: Ctx }): Promise<string[]> {
  return readSetting(ctx.db, { key: KEY, schema: z.array(z.string()), fallback: [] })
}

export async function rememberOfferedContent({ ctx, input }: { ctx: Ctx; input: { names: readonly string[] } }): Promise<void> {
  const values = { value: [...input.names], updatedAt: ctx.ports.clock.now() }
  await ctx.db
    .insert(setting)
    .values({ key: KEY, ...values })
    .onConflictDoUpdate({ target: setting.key, set: values })
}
