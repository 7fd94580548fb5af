import { z } from 'zod'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'

const KEY = 'catalogue.demo_content'

/** Names of what the demonstration has offered before (articles, files, words of parts …): what staff changed or deleted of it stays so. */
export function readOfferedContent({ ctx }: { ctx: Ctx }): Promise<string[]> {
  return readSetting(ctx.db, { key: KEY, schema: z.array(z.string()), fallback: [] })
}

/** Writes these names in the place of those that were remembered. */
export async function rememberOfferedContent({ ctx, input }: { ctx: Ctx; input: { names: readonly string[] } }): Promise<void> {
  const values = { value: [...input.names], updatedAt: ctx.ports.clock.now() }
  await ctx.db
    .insert(setting)
    .values({ key: KEY, ...values })
    .onConflictDoUpdate({ target: setting.key, set: values })
}
